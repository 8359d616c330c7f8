package import ChatModels
import Foundation
import MediaFormats
import ProgramRunner

/// Converts media for the conversation: longest side 1,200 pixels, upright, without metadata, in a format that every
/// browser plays (docs/messages.md, B95). Media is opened only by libvips' and FFmpeg's programs, each in a process of
/// its own under `AppLauncher`, with limits and access to nothing of the server but a folder with this one file.
package struct MediaTranscoder: Sendable {
    package let tools: MediaTools
    let limits: MediaLimits
    private let limiter: ConcurrencyLimiter

    package init(tools: MediaTools = MediaTools(), limits: MediaLimits = MediaLimits()) {
        self.tools = tools
        self.limits = limits
        limiter = ConcurrencyLimiter(countMax: limits.processCountMax, waitingCountMax: limits.waitingCountMax)
    }

    /// Converts one job.
    /// - Parameter progress: Called with 0…1 at intervals, on any thread. Not called for pictures, which take less than
    ///   a second.
    /// - Throws: `MediaFailure`, after cleaning up. Cancelling the task ends it with `cancelled`.
    package func prepare(
        _ job: MediaJob, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(MediaFailure) -> PreparedMedia {
        guard await limiter.acquire() else { throw MediaFailure(.busy, "Too much media is being made ready at once.") }
        let result = await attempt(job, progress)
        await limiter.release()
        return try result.get()
    }

    private func attempt(
        _ job: MediaJob, _ progress: @escaping @Sendable (Double) -> Void
    ) async -> Result<PreparedMedia, MediaFailure> {
        guard !Task.isCancelled else { return .failure(.cancelled) }
        do throws(MediaFailure) {
            let folder = try Self.folder(with: job.bytes)
            defer { folder.remove() }
            let work = MediaWork(tools: tools, limits: limits, folder: folder)
            return .success(
                job.format.isPicture ? try await work.picture(job) : try await work.movieOrSound(job, progress))
        } catch {
            return .failure(Task.isCancelled ? .cancelled : error)
        }
    }

    private static func folder(with bytes: Data) throws(MediaFailure) -> WorkFolder {
        do {
            return try WorkFolder(for: "media", holding: bytes, as: MediaWork.input)
        } catch {
            throw MediaFailure(.tooLarge, "The server has no room to make the media ready.")
        }
    }
}

extension MediaFailure {
    static let cancelled = MediaFailure(.cancelled, "It was taken back.")
    static let damaged = MediaFailure(.damaged, "The file breaks off, or is not what its first bytes say.")
}

/// One job and its working folder.
struct MediaWork: Sendable {
    /// File name without an extension, from which a program could infer a format.
    static let input = "input"

    let tools: MediaTools
    let limits: MediaLimits
    let folder: WorkFolder

    func run(
        _ tool: MediaTool, _ arguments: [String], line: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(MediaFailure) {
        // Debian's libvips can open dozens of formats, most of them with code that is not hardened against malicious
        // files.
        let run = ProgramRun(
            launcher: tools.launcher, limits: limits.program, folder: folder.url,
            environment: ["VIPS_BLOCK_UNTRUSTED=1", "VIPS_CONCURRENCY=1"], sandbox: tools.sandbox)
        try check(await run.run(tools.url(of: tool), arguments, line: line), tool)
    }

    /// Throws for each end but the one that was wanted.
    func check(_ end: ProgramRun.End, _ tool: MediaTool) throws(MediaFailure) {
        switch end {
        case .exited(status: 0): return
        case .exited, .crashed: throw .damaged
        case .wroteTooMuch: throw MediaFailure(.tooLarge, "The media became too large.")
        case .tooSlow: throw MediaFailure(.tooSlow, "Making the media ready took more than \(limits.timeMax).")
        case .cancelled: throw .cancelled
        case .missing:
            throw MediaFailure(
                .toolMissing, "The server has no program \(tool.rawValue): run Scripts/setup on its computer.")
        case .failed(let error) where error.isShortage:
            throw MediaFailure(.busy, "Too much is going on on the server just now to make media ready.")
        case .failed:
            throw MediaFailure(.toolMissing, "The program that makes media ready could not be started.")
        }
    }

    /// Returns the contents of a file that a program wrote.
    /// - Throws: `too_large`, or `damaged` if the file is missing or empty.
    func result(_ name: String) throws(MediaFailure) -> Data {
        guard let bytes = folder.read(name), !bytes.isEmpty else { throw .damaged }
        guard bytes.count <= limits.resultByteCountMax else {
            throw MediaFailure(
                .tooLarge, "The media has \(bytes.count) bytes; \(limits.resultByteCountMax) are allowed.")
        }
        return bytes
    }
}
