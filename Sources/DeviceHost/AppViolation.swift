import AppProtocol
import ChatModels
import CodedErrors

/// A violation by an app's process other than a bad patch (`NodeTreeError`); the message is for the app's log.
struct AppViolation: CodedError {
    enum Code: String, ErrorCode {
        case badFile = "bad_file"
        case tooManyFiles = "file_limit"
        case badAsset = "bad_asset"
        case tooManyAssets = "asset_limit"
        case unknownScene = "unknown_scene"
    }

    var code: Code
    var message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension DeviceHost {
    /// Ends an app that violated the protocol, and logs the reason for its author.
    mutating func misbehaved(_ process: ProcessID, _ error: some CodedError) -> [Action] {
        let app = processes[process]?.app
        let name = context.apps.first { $0.id == app }?.name ?? "The app"
        let reason = PanelFailure(
            code: .misbehaved, message: "\(name) showed something that cannot be drawn and was stopped.")
        let diagnostic = Diagnostic(severity: .error, code: error.code.rawValue, message: error.message)
        return [.log(diagnostic.sanitizedForLog), .terminate(process: process)] + ended(process, reason)
    }
}
