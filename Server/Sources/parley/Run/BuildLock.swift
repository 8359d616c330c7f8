import Foundation

/// The right to build in a folder that runs of the command share: one has it at a time, from the look at the last plan until the program
/// stands in a bundle. The package manager's own lock holds for its own run alone.
final class BuildLock: Sendable {
    private let descriptor: Int32

    /// How long one run waits for another: a first build, which takes all of Parley with it, takes minutes.
    static let waitMax = Duration.seconds(30 * 60)
    private static let pause = Duration.milliseconds(100)

    /// Waits for whoever builds in the folder, and says so.
    /// - Throws: `CommandFailure` where that takes longer than `waitMax`, or the folder cannot be opened.
    init(_ folder: URL, waitMax: Duration = BuildLock.waitMax) async throws {
        descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw CommandFailure("The folder \(folder.path) cannot be opened: \(String(cString: strerror(errno))).")
        }
        do {
            try await lock(folder, until: .now + waitMax)
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// Gives the right back. Said to the kernel in words: a program that is being started holds a copy of the descriptor.
    func release() {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// A disk without locks has none to wait for.
    private func lock(_ folder: URL, until end: ContinuousClock.Instant) async throws {
        var hasSaid = false
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            guard ContinuousClock.now < end else {
                throw CommandFailure(
                    """
                    Another parley has been building in \(folder.path) for too long. End it, or name another folder \
                    with --scratch.
                    """)
            }
            if !hasSaid { FileHandle.standardError.write(Data("Waiting for another parley, which builds.\n".utf8)) }
            hasSaid = true
            try await Task.sleep(for: Self.pause)
        }
    }
}
