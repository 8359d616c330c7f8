import AppProtocol
import Foundation
import Glibc
import ProgramRunner

extension AppHost {
    /// Draws the previews that are in an app's executable, in a process of its own under `AppLauncher`, with a container
    /// that is removed again. A preview that ends its process has no picture; the next process goes on behind it.
    /// - Throws: `previews_failed` where the app does not say what it has, and as `launch`.
    public func previews(of bundle: AppBundle) async throws -> [AppPreview] {
        try await previews(
            of: bundle, countMax: PreviewLimits.countMax, failureCountMax: PreviewLimits.failureCountMax)
    }

    /// Draws them as `previews(of:)`, for somebody who needs the first of them and cannot wait for long.
    /// - Parameters:
    ///   - countMax: where so many are drawn, no process goes on behind one that has ended.
    ///   - failureCountMax: previews that may end their process before the rest is left undrawn; not negative.
    /// - Throws: as `previews(of:)`.
    public func previews(of bundle: AppBundle, countMax: Int, failureCountMax: Int) async throws -> [AppPreview] {
        let name = "previews-\(UUID().uuidString)"
        let folder = try ContainerFolder.prepare(name, in: containers)
        defer { try? ContainerFolder.remove(name, from: containers) }
        let output = PreviewFolder(url: folder.url)
        var first = 0
        for failureCount in 0...failureCountMax {
            try await draw(bundle, into: folder, from: first)
            guard let missing = try output.firstMissing(from: first), missing - failureCount < countMax else { break }
            first = missing + 1
        }
        return try output.previews()
    }

    private func draw(_ bundle: AppBundle, into folder: ContainerFolder, from first: Int) async throws(ProgramError) {
        let arguments = [PreviewListing.option, bundle.folder.path, folder.url.path, "\(first)"]
        try places.reserve(folder.name)
        defer { places.giveBack(folder.name) }
        let nowhere = try Nowhere()
        let command = try command(for: bundle, folder)
        let child = try await spawner.spawn(
            command.arguments + arguments, connection: nowhere.descriptor, log: nowhere.descriptor,
            directory: folder.descriptor)
        let alarm = Alarm(number: 0, in: PreviewLimits.timeMax, on: clock) { child.kill() }
        _ = await child.exit
        withExtendedLifetime(alarm) {}
    }
}

/// `/dev/null`, out of the way of the numbers that it is copied to.
private struct Nowhere: ~Copyable {
    let descriptor: Int32

    init() throws(ProgramError) {
        let opened = open("/dev/null", O_RDWR | O_CLOEXEC)
        descriptor = fcntl(opened, F_DUPFD_CLOEXEC, ChildProcess.firstFreeDescriptor)
        let problem = errno
        if opened >= 0 { close(opened) }
        guard descriptor >= 0 else { throw ProgramError(refused: "open /dev/null", problem) }
    }

    deinit { close(descriptor) }
}
