import AppProtocol
import Foundation
import Glibc
import Synchronization

extension AppHost {
    /// Draws the previews that are in an app's executable, in a process of its own under `AppLauncher`, with a container
    /// that is removed again. A preview that ends its process has no picture; the next process goes on behind it.
    /// - Throws: `previews_failed` where the app does not say what it has, and the codes of a launch.
    package func previews(of bundle: AppBundle) async throws(AppHostError) -> [AppPreview] {
        let name = "previews-\(UUID().uuidString)"
        let folder = try ContainerFolder.prepare(name, in: containers)
        defer { try? ContainerFolder.remove(name, from: containers) }
        let output = PreviewFolder(url: folder)
        var first = 0
        for _ in 0...PreviewLimits.failureCountMax {
            try await draw(bundle, into: folder, from: first)
            guard let missing = try output.firstMissing(from: first) else { break }
            first = missing + 1
        }
        return try output.previews()
    }

    private func draw(_ bundle: AppBundle, into folder: URL, from first: Int) async throws(AppHostError) {
        let command = LauncherCommand(
            launcher: launcher, executable: bundle.executable, container: folder, limits: limits)
        let arguments = [PreviewListing.option, bundle.folder.path, folder.path, "\(first)"]
        let nowhere = try Nowhere()
        try takePlace()
        defer { givePlaceBack() }
        let running = Mutex<ChildProcess?>(nil)
        let alarm = Alarm(number: 0, in: PreviewLimits.timeMax, on: clock) { running.withLock { $0?.kill() } }
        let result = await withCheckedContinuation { (answer: CheckedContinuation<Result<Void, AppHostError>, Never>) in
            do throws(AppHostError) {
                let child = try ChildProcess.spawn(
                    command.arguments + arguments, connection: nowhere.descriptor, log: nowhere.descriptor
                ) { _ in answer.resume(returning: .success(())) }
                running.withLock { $0 = child }
            } catch {
                answer.resume(returning: .failure(error))
            }
        }
        withExtendedLifetime(alarm) {}
        try result.get()
    }
}

/// `/dev/null`, out of the way of the numbers that it is copied to.
private struct Nowhere: ~Copyable {
    let descriptor: Int32

    init() throws(AppHostError) {
        let opened = open("/dev/null", O_RDWR | O_CLOEXEC)
        descriptor = fcntl(opened, F_DUPFD_CLOEXEC, ChildProcess.firstFreeDescriptor)
        if opened >= 0 { close(opened) }
        guard descriptor >= 0 else { throw AppHostError(.spawnFailed, "open /dev/null: \(errno)") }
    }

    deinit { close(descriptor) }
}
