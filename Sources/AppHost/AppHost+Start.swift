import AppProtocol
import Foundation
import Logging
import NIOCore
import NIOPosix
import ProgramRunner

typealias ConnectionBox = NIOLoopBoundBox<AppConnection?>

extension AppHost {
    func start(
        _ bundle: AppBundle, container: ContainerFolder, on eventLoop: (any EventLoop)?, isAhead: Bool
    ) async throws(ProgramError) -> LaunchedApp {
        let app = try await spawn(bundle, container, on: eventLoop ?? group.next(), isAhead: isAhead)
        app.perform(
            .initialize(
                Initialization(
                    bundlePath: bundle.folder.path, containerPath: container.url.path,
                    tellsCalls: tellsCalls ? true : nil))
        )
        return app
    }

    private func spawn(
        _ bundle: AppBundle, _ container: ContainerFolder, on eventLoop: any EventLoop, isAhead: Bool
    ) async throws(ProgramError) -> LaunchedApp {
        var connectionEnds = try DescriptorPair()
        var logEnds = try DescriptorPair()
        let command = try command(for: bundle, container, isAhead: isAhead)
        let child = try await spawner.spawn(
            command.arguments, connection: connectionEnds.child, log: logEnds.child,
            directory: container.descriptor)
        let parts = Parts(
            host: self, eventLoop: eventLoop, child: child, app: bundle.identifier, container: container.name)
        parts.connect(connection: connectionEnds.takeHost(), log: logEnds.takeHost())
        return parts.launchedApp
    }
}

/// Objects of one process, while it is being started.
private struct Parts: Sendable {
    let host: AppHost
    let eventLoop: any EventLoop
    let child: ChildProcess
    let container: String
    let box: ConnectionBox
    let output: OutputQueue
    let log: AppLog
    let logger: Logger

    init(host: AppHost, eventLoop: any EventLoop, child: ChildProcess, app: String, container: String) {
        self.host = host
        self.eventLoop = eventLoop
        self.child = child
        self.container = container
        let box = ConnectionBox.makeEmptyBox(valueType: AppConnection.self, eventLoop: eventLoop)
        self.box = box
        let limits = host.limits
        output = OutputQueue(countMax: limits.outputCountMax, byteCountMax: limits.outputByteCountMax) {
            eventLoop.execute { box.value?.resumeReading() }
        }
        log = AppLog(byteCountMax: limits.logByteCountMax, lineByteCountMax: limits.logLineByteCountMax)
        var logger = host.logger
        logger[metadataKey: "app"] = "\(app)"
        logger[metadataKey: "process"] = "\(child.id)"
        self.logger = logger
    }

    var launchedApp: LaunchedApp {
        LaunchedApp(child: child, output: output.stream, log: log, eventLoop: eventLoop, connection: box)
    }

    func connect(connection: Int32, log logDescriptor: Int32) {
        eventLoop.execute { [self] in
            logger.info("app process started")
            let box = box
            let (host, container) = (host, container)
            let connectionHandler = AppConnection(
                eventLoop: eventLoop, limits: host.limits, clock: host.clock, logger: logger, output: output,
                child: child
            ) {
                // Connection, output and box hold one another until here.
                box.value = nil
                host.places.giveBack(container)
            }
            box.value = connectionHandler
            let logHandler = LogHandler(log: log, limits: host.limits, logger: logger) {
                box.value?.step { $0.logClosed() }
            }
            open(connection, handler: connectionHandler) { $0.connectionClosed() }
            open(logDescriptor, handler: logHandler) { $0.logClosed() }
                .whenSuccess { channel in box.value?.attach(log: channel) }
            child.whenEnded { [eventLoop] exit in eventLoop.execute { box.value?.step { $0.exited(exit) } } }
        }
    }

    @discardableResult
    private func open(
        _ descriptor: Int32, handler: some ChannelInboundHandler,
        onFailure: @escaping @Sendable (inout ProcessSession) -> [ProcessSession.Action]
    ) -> EventLoopFuture<any Channel> {
        let bound = NIOLoopBound(handler, eventLoop: eventLoop)
        let opened = ClientBootstrap(group: eventLoop)
            .channelOption(.autoRead, value: false)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(bound.value) }
            }
            .withConnectedSocket(descriptor)
        opened.whenFailure { _ in box.value?.step(onFailure) }
        return opened
    }
}
