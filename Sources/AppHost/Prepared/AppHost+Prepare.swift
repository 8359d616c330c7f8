import Foundation
public import NIOCore
import ProgramRunner

extension AppHost {
    /// Starts a process of an app ahead, for the next `launch` with the same container: it is initialised and has drawn a screen
    /// of Parley's own, but none of the author's controllers is made. Returns at once. Does nothing where the container has a process
    /// already, where too many run or memory is short, or where a prepared process of the app has ended by itself.
    /// - Parameter eventLoop: as for `launch`.
    public func startAhead(_ bundle: AppBundle, container name: String, on eventLoop: (any EventLoop)? = nil) {
        let stamp = BundleStamp(bundle)
        guard places.isFreeAhead(name), prepared.isWanted(name, stamp) else { return }
        prepared.add(name, stamp) { [self] in try await launchAhead(bundle, container: name, on: eventLoop) }
    }

    /// Processes that were prepared and wait to be used.
    public var preparedCount: Int { prepared.count }

    private func launchAhead(
        _ bundle: AppBundle, container name: String, on eventLoop: (any EventLoop)?
    ) async throws -> LaunchedApp {
        let container = try ContainerFolder.prepare(name, in: containers)
        try checkLauncher()
        try places.reserveAhead(name)
        do {
            return try await start(bundle, container: container, on: eventLoop, isAhead: true)
        } catch {
            places.giveBack(name)
            throw error
        }
    }
}
