import ProgramRunner

/// Why a bundle or a process cannot be used: a stable code that programs switch on and a sentence that people read.
package struct AppHostError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: String, Hashable, Sendable, CaseIterable {
        // A bundle.
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
        case tooManyBundles = "too_many_bundles"
        // A launch.
        case launcherMissing = "launcher_missing"
        case containerNameMalformed = "container_name_malformed"
        case containerUnusable = "container_unusable"
        case tooManyProcesses = "too_many_processes"
        case tooManyStarts = "too_many_starts"
        // The system has no room: for a process or thread, for memory, for a descriptor.
        case processLimitReached = "process_limit_reached"
        case outOfMemory = "out_of_memory"
        case tooManyOpenFiles = "too_many_open_files"
        case spawnFailed = "spawn_failed"
        case outputUnreadable = "output_unreadable"
        // Previews.
        case previewsFailed = "previews_failed"
    }

    package var code: Code
    package var description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    /// Tells why a process cannot be started; the code is the same.
    init(_ problem: ProgramError) {
        let code: Code =
            switch problem.code {
            case .tooManyStarts: .tooManyStarts
            case .processLimitReached: .processLimitReached
            case .outOfMemory: .outOfMemory
            case .tooManyOpenFiles: .tooManyOpenFiles
            case .spawnFailed: .spawnFailed
            case .outputUnreadable: .outputUnreadable
            }
        self.init(code, problem.description)
    }

    /// Whether there is no room just now, and the same may well be done in a while.
    package var isShortage: Bool {
        switch code {
        case .tooManyProcesses, .tooManyStarts, .processLimitReached, .outOfMemory, .tooManyOpenFiles: true
        default: false
        }
    }
}

/// Codes of `AppProcessEnd.misbehaved`.
package enum MisbehaviourCode: String, Hashable, Sendable, CaseIterable {
    /// The app could not be started, or refused to start or to make its scene; the message says why.
    case cannotStart = "cannot_start"
    case frameTooLong = "frame_too_long"
    case frameCutOff = "frame_cut_off"
    case frameMalformed = "frame_malformed"
    /// An answer to nothing asked, or out of order.
    case unexpectedAnswer = "unexpected_answer"
    case tooManyRequests = "too_many_requests"
    /// A request under a number that another one still has.
    case requestNumberTaken = "request_number_taken"
    case assetTooLarge = "asset_too_large"
    case assetMalformed = "asset_malformed"
    case tooManyAssets = "too_many_assets"
    /// The app closed its connection and stayed.
    case connectionClosed = "connection_closed"
    /// The app does not read what it is sent.
    case fallsBehind = "falls_behind"
    /// The app sends more than it may, and goes on with it.
    case sendsTooMuch = "sends_too_much"
    /// The host could not put a request into a frame.
    case requestTooLong = "request_too_long"
}
