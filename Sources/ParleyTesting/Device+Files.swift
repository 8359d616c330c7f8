import AppProtocol
public import ChatModels
import DeviceHost
public import Foundation
import RenderTree

/// A file that a person of a test chooses for the app, or gets from it.
public struct TestFile: Hashable, Sendable {
    public var name: String
    public var bytes: Data
    /// Media type as a browser would have it; nil where it knows none.
    public var mediaType: String?

    public init(name: String, bytes: Data, mediaType: String? = nil) {
        self.name = name
        self.bytes = bytes
        self.mediaType = mediaType
    }
}

// Files that the app asks for, and files that it gives.
extension Device {
    /// Request or offer of files as the page's sheet shows it; nil while there is none.
    public var fileRequest: FileRequest? { host.fileRequest }

    /// Chooses files, as a person does in the browser's chooser. A picture loses its metadata on the way; nothing is converted.
    ///
    ///     try await kate.tap("Choose a picture")
    ///     try await kate.choose(TestFile(name: "mussel.png", bytes: png, mediaType: "image/png"))
    /// - Throws: `ChatError` where the app asks for other or fewer files; `TestFailure` where it does not ask.
    public func choose(_ chosen: TestFile...) async throws {
        guard let number = fileRequest?.number, fileRequest?.wish != nil else {
            throw TestFailure("The app does not ask \(person.name) for files.")
        }
        let folder = UUID().uuidString
        let announced = chosen.map {
            AnnouncedFile(name: $0.name, byteCount: $0.bytes.count, mediaType: $0.mediaType)
        }
        try act(.announceFiles(number, announced, folder: folder))
        for (index, file) in chosen.enumerated() {
            try act(.fileArrived(number, folder: folder, index: index, store(file, at: index, of: number)))
        }
        try await world.settle()
    }

    /// Closes the sheet without choosing or keeping anything.
    public func cancelFiles() async throws {
        guard let number = fileRequest?.number else {
            throw TestFailure("The app neither asks \(person.name) for files nor gives any.")
        }
        try act(.cancelFiles(number))
        try await world.settle()
    }

    /// Keeps the files that the app offers, and returns them.
    public func keepFiles() async throws -> [TestFile] {
        guard let number = fileRequest?.number, let offer = fileRequest?.offer else {
            throw TestFailure("The app gives \(person.name) no files.")
        }
        let served = try offer.files.indices.map { try host.offeredFile($0, of: number) }
        let kept = try served.map {
            TestFile(
                name: $0.name, bytes: try Data(contentsOf: files.container.appendingPathComponent($0.file.path)))
        }
        for index in offer.files.indices {
            try act(.serveFile(number, index: index))
            try act(.fileServed(number, index: index, isWhole: true))
        }
        try await world.settle()
        return kept
    }

    private func store(_ file: TestFile, at index: Int, of number: Int) throws -> ChosenFile {
        let expected = try host.expectedFile(index, of: number)
        let path = "tmp/chosen/\(expected.folder)/\(index)/\(expected.name)"
        let url = files.container.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let bytes =
            switch try ChosenFileCheck.plan(file.bytes, source: expected.source) {
            case .asItIs: file.bytes
            case .replaced(let bytes): bytes
            case .convert(let job): job.passedThrough.bytes
            }
        try bytes.write(to: url)
        return ChosenFile(path: path, name: expected.name, mediaType: file.mediaType)
    }

    func byteCounts(of offered: [AppFile]) -> [Int]? {
        let counts = offered.map { file in
            let path = files.container.appendingPathComponent(file.path).path
            return try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        }
        return counts.contains { $0 == nil } ? nil : counts.compactMap(\.self)
    }
}
