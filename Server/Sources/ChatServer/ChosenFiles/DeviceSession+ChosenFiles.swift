import AppHost
import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import Hummingbird
import MediaTranscoder
import NIOCore
import RenderTree

// Files that the person chooses for the open app.
extension DeviceSession {
    /// Stores the body as an announced file of the app, and tells the host.
    /// - Throws: `ChatError`: `unknown_files`, `bad_file`, `wrong_file`, `disk_full`. Nothing of the file is left then.
    nonisolated func receive(_ body: RequestBody, _ index: Int, of number: Int) async throws {
        let (expected, file) = try await serially { session in
            let expected = try session.host.expectedFile(index, of: number)
            return (expected, try session.makeFile(for: expected))
        }
        do {
            try await Self.write(body, to: file, byteCount: expected.byteCount)
            let chosen = try await finish(file, expected)
            try await perform(.fileArrived(number, folder: expected.folder, index: index, chosen))
        } catch {
            file.discard()
            throw error
        }
    }

    private func makeFile(for expected: ExpectedFile) throws -> IncomingFile {
        try world.apps.receive(
            expected.name, in: ["tmp", "chosen", expected.folder, "\(expected.index)"], of: expected.app,
            install: host.context.setup.install(of: expected.app), for: context.device)
    }

    private static func write(_ body: RequestBody, to file: IncomingFile, byteCount: Int) async throws {
        var count = 0
        for try await piece in body {
            count += piece.readableBytes
            guard count <= byteCount else { break }
            try piece.withUnsafeReadableBytes { try file.append($0) }
        }
        guard count == byteCount else {
            throw ChatError(.badFile, "The file has changed, or did not arrive whole. Please choose it again.")
        }
    }

    /// Removes the metadata of a picture, and hands the file over to the app.
    private nonisolated func finish(_ file: IncomingFile, _ expected: ExpectedFile) async throws -> ChosenFile {
        var (name, mediaType) = (expected.name, expected.mediaType)
        let head = file.read(ChosenFileCheck.headByteCount)
        if expected.source != .files || ChosenFileCheck.needsWhole(head, source: expected.source) {
            switch try ChosenFileCheck.plan(file.read(expected.byteCount), source: expected.source) {
            case .asItIs: break
            case .replaced(let bytes): try file.replace(with: bytes)
            case .convert(let job):
                let prepared = try await converted(job)
                try file.replace(with: prepared.bytes)
                mediaType = prepared.info.mediaType
                name = FileName.replacingExtension(of: name, for: prepared.info.mediaType)
            }
        }
        try file.finish(as: name)
        return ChosenFile(
            path: "tmp/chosen/\(expected.folder)/\(expected.index)/\(name)", name: name, mediaType: mediaType)
    }

    /// Converts a photo or video, a photo at first with as many pixels as an app may show.
    private nonisolated func converted(_ job: MediaJob) async throws -> PreparedMedia {
        do throws(MediaFailure) {
            do throws(MediaFailure) {
                return try await world.media.prepare(job)
            } catch  where error.code == .tooLarge && job.sideMax != nil {
                var smaller = job
                smaller.sideMax = nil
                return try await world.media.prepare(smaller)
            }
        } catch {
            throw ChatError(error)
        }
    }
}
