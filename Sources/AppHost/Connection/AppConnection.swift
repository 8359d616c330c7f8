import AppProtocol
import Logging
import NIOCore
import ProgramRunner

/// Carries out what a `ProcessSession` says, on one event loop: frames, deadlines, the end.
final class AppConnection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let eventLoop: any EventLoop
    private let limits: AppHostLimits
    private let clock: any Clock<Duration>
    private let logger: Logger
    private let output: OutputQueue
    private let child: ChildProcess
    private var session: ProcessSession
    private let intake: FrameIntake
    private var channel: (any Channel)?
    private var logChannel: (any Channel)?
    /// Frames that were asked for before the channel was there.
    private var early: [ByteBuffer] = []
    private var outboundByteCount = 0
    private var rate: ByteRate
    /// Too much waits for the owner to read it; the process has sent too much of late.
    private var isFull = false
    private var isSlowed = false
    private var isHeldUp: Bool { isFull || isSlowed }
    private var isReading: Bool { !isHeldUp && !intake.isBusy }
    /// Length of the frame that is being handled, in bytes.
    private var frameByteCount = 0
    private var deadline: LoopAlarm?
    private var grace: LoopAlarm?
    private var alarmCount = 0
    private let onFinish: () -> Void

    init(
        eventLoop: any EventLoop, limits: AppHostLimits, clock: any Clock<Duration>, logger: Logger,
        output: OutputQueue, child: ChildProcess, onFinish: @escaping () -> Void
    ) {
        self.eventLoop = eventLoop
        self.limits = limits
        self.clock = clock
        self.logger = logger
        self.output = output
        self.child = child
        self.onFinish = onFinish
        session = ProcessSession(limits: limits)
        rate = ByteRate(limits, now: Self.now)
        intake = FrameIntake(eventLoop: eventLoop, limits: limits)
        intake.onOutput = { [weak self] output in self?.receive(output) }
    }

    /// Gives the session an event. On the event loop only.
    func step(_ event: (inout ProcessSession) -> [ProcessSession.Action]) {
        eventLoop.preconditionInEventLoop()
        for action in event(&session) { carryOut(action) }
    }

    /// Kills the process without a verdict of the session, which then reports how it ended. On the event loop only.
    func kill() {
        eventLoop.preconditionInEventLoop()
        child.kill()
    }

    func attach(log channel: any Channel) { logChannel = channel }

    private func carryOut(_ action: ProcessSession.Action) {
        switch action {
        case .send(let frame): send(frame)
        case .deliver(let element): deliver(element)
        case .startDeadline(let time):
            deadline = alarm(in: time) {
                $0.deadlinePassed(isReading: !$1.isHeldUp, isDecoding: $1.intake.isBusy)
            }
        case .stopDeadline: deadline = nil
        case .closeConnection: close()
        case .kill: child.kill()
        case .startGrace: grace = alarm(in: limits.grace) { $0.graceOver(isDecoding: $1.intake.isBusy) }
        case .finish(let end): finish(end)
        }
    }

    private func close() {
        // Stops decoding the frames that it has sent until now.
        intake.stop()
        channel?.close(promise: nil)
    }

    private func finish(_ end: AppProcessEnd) {
        logger.info("app process ended", metadata: ["end": "\(end.code)"])
        grace = nil
        channel?.close(promise: nil)
        logChannel?.close(promise: nil)
        onFinish()
        _ = output.push(.ended(end), byteCount: 0)
    }
}

// MARK: - From the app

extension AppConnection {
    func channelActive(context: ChannelHandlerContext) {
        channel = context.channel
        for frame in early { write(frame) }
        early = []
        context.read()
    }

    private static var now: Int64 { NIODeadline.now().nanoseconds }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        limitRate(bytes.readableBytes)
        intake.append(bytes.readableBytesView)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if !intake.isBusy { intake.takeFrames() }
    }

    func channelInactive(context: ChannelHandlerContext) { intake.finish() }

    private func receive(_ output: FrameIntake.Output) {
        switch output {
        case .frame(let frame, let byteCount):
            frameByteCount = byteCount
            step { $0.receive(frame) }
        case .broken(let error): step { $0.receiveBroken(error) }
        case .idle: if isReading { channel?.read() }
        case .ended: step { $0.connectionClosed() }
        }
    }

    /// The other end is gone in the middle of a write or read: the end of the process says why.
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func deliver(_ element: AppProcessOutput) {
        if !output.push(element, byteCount: frameByteCount) { isFull = true }
    }

    /// The owner has room again.
    func resumeReading() {
        isFull = false
        if isReading { channel?.read() }
    }

    private func limitRate(_ byteCount: Int) {
        switch rate.record(byteCount, at: Self.now) {
        case .goOn: break
        case .end: step { $0.condemn(.sendsTooMuch, "more than \(limits.inboundBytesPerSecond) bytes a second") }
        case .pause(let nanoseconds):
            isSlowed = true
            let bound = NIOLoopBound(self, eventLoop: eventLoop)
            eventLoop.scheduleTask(in: .nanoseconds(nanoseconds)) { bound.value.endPause() }
        }
    }

    private func endPause() {
        isSlowed = false
        if isReading { channel?.read() }
    }
}

// MARK: - To the app

extension AppConnection {
    private func send(_ frame: HostFrame) {
        guard let bytes = try? FrameCodec.encode(frame) else {
            return step { $0.condemn(.requestTooLong, "a request of the host does not fit a frame") }
        }
        guard outboundByteCount + bytes.count <= limits.outboundByteCountMax else {
            return step { $0.condemn(.fallsBehind, "\(outboundByteCount) bytes wait to be read") }
        }
        outboundByteCount += bytes.count
        let buffer = ByteBuffer(bytes: bytes)
        if channel == nil { early.append(buffer) } else { write(buffer) }
    }

    private func write(_ frame: ByteBuffer) {
        let byteCount = frame.readableBytes
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        channel?.writeAndFlush(frame).whenComplete { _ in bound.value.outboundByteCount -= byteCount }
    }
}

// MARK: - Time

extension AppConnection {
    private func alarm(
        in time: Duration, _ event: @escaping @Sendable (inout ProcessSession, AppConnection) -> [ProcessSession.Action]
    ) -> LoopAlarm {
        alarmCount += 1
        let number = alarmCount
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        return LoopAlarm(number: number, in: time, on: clock, eventLoop) { bound.value.ring(number, event) }
    }

    private func ring(
        _ number: Int, _ event: @escaping @Sendable (inout ProcessSession, AppConnection) -> [ProcessSession.Action]
    ) {
        // It may have been given up while it was on its way here.
        guard number == deadline?.number || number == grace?.number else { return }
        step { event(&$0, self) }
    }
}

/// Calls a function on an event loop once a time is over, unless it is released before. The loop's own timers tell the real time: a task
/// that sleeps would wake two other threads for each request of the host.
private final class LoopAlarm {
    let number: Int
    private var timer: Scheduled<Void>?
    private var alarm: Alarm?

    init(
        number: Int, in time: Duration, on clock: any Clock<Duration>, _ eventLoop: any EventLoop,
        ring: @escaping @Sendable () -> Void
    ) {
        self.number = number
        if clock is ContinuousClock {
            timer = eventLoop.scheduleTask(in: TimeAmount(time)) { ring() }
        } else {
            alarm = Alarm(number: number, in: time, on: clock) { eventLoop.execute(ring) }
        }
    }

    deinit { timer?.cancel() }
}
