import Foundation

/// The suites that documents name as evidence.
enum NamedSuite {
    /// Prefixes of suites' names that stand for a folder.
    static let folders = [
        "MT": "Tests/MessagesTests", "TT": "Tests/TraceTests", "DH": "Tests/DeviceHostTests",
        "TR": "Tests/TranscriptTests", "PT": "Tests/ParleyTestingTests", "CS": "Server/Tests/ChatServerTests",
        "AH": "Tests/AppHostTests", "MF": "Tests/MediaFormatsTests", "MP": "Server/Tests/MediaTranscoderTests",
        "WB": "Web/tests", "ST": "Server/Tests/ChatStoreTests", "PR": "Tests/ProgramRunnerTests",
        "PA": "Server/Tests/parleyTests",
        "AP": "Tests/AppProtocolTests", "AR": "Tests/AppRuntimeTests",
        "EE": "Tests/EndToEndTests", "EndToEnd": "Tests/EndToEndTests", "AppRuntimeTests": "Tests/AppRuntimeTests",
    ]

    /// The source of a suite; nil where there is none, or several.
    static func text(of suite: String, in folder: String?) throws -> String? {
        let files = files(in: folder).filter { ($0 as NSString).lastPathComponent.hasPrefix(suite + ".") }
        guard let file = files.first, files.count == 1 else { return nil }
        return try Checkout.text(of: file)
    }

    private static func files(in folder: String?) -> [String] {
        guard let folder else { return [] }
        return ["swift", "py"].flatMap { Checkout.files(under: folder, withExtension: $0) }
    }
}
