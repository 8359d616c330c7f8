public import CodedErrors

/// Why a bundle, a container or an app's previews cannot be used. A process that cannot be started is a `ProgramError`.
public struct AppHostError: CodedError {
    public enum Code: String, ErrorCode {
        case bundleMissing = "bundle_missing"
        case manifestMissing = "manifest_missing"
        case manifestTooLarge = "manifest_too_large"
        case manifestMalformed = "manifest_malformed"
        case identifierMissing = "identifier_missing"
        case identifierMalformed = "identifier_malformed"
        case identifierTaken = "identifier_taken"
        case notAMessageApp = "not_a_message_app"
        case principalClassMissing = "principal_class_missing"
        case executableMissing = "executable_missing"
        case executableNotExecutable = "executable_not_executable"
        case executableOutsideBundle = "executable_outside_bundle"
        case networkHostsMalformed = "network_hosts_malformed"
        case fontMalformed = "font_malformed"
        case tooManyBundles = "too_many_bundles"
        case linkInBundle = "link_in_bundle"
        case packageMalformed = "package_malformed"
        case bundleTooLarge = "bundle_too_large"
        case noRoomToInstall = "no_room_to_install"
        case nothingToUndo = "nothing_to_undo"
        case cannotInstall = "cannot_install"
        case containerNameMalformed = "container_name_malformed"
        case containerUnusable = "container_unusable"
        case previewsFailed = "previews_failed"
    }

    public var code: Code
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
