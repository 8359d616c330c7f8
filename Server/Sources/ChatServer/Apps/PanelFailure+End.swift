import AppHost
import ChatModels
import ProgramRunner

extension PanelFailure {
    /// Describes to the person why an app could not be started.
    init(_ error: any Error, atStartOf app: String) {
        if error is ChatError || (error as? ProgramError)?.isShortage == true {
            self.init(
                code: .tooManyApps,
                message: "Too many apps are open on this server just now. Close one, or try again in a moment.")
        } else {
            self.init(code: .cannotStart, message: "\(app) could not be started.")
        }
    }

    /// Describes to the person why an app's process has ended; nil where the host terminated it on purpose.
    /// - Parameter report: for the app's author.
    init?(_ end: AppProcessEnd, of app: String, _ report: CrashReport? = nil) {
        guard let failure = Self.describe(end, of: app) else { return nil }
        self = failure
        self.report = report
    }

    private static func describe(_ end: AppProcessEnd, of app: String) -> Self? {
        switch end {
        case .terminated: nil
        case .exited, .crashed:
            Self(code: .crashed, message: "\(app) stopped. Your conversation is safe.")
        case .hung:
            Self(code: .hung, message: "\(app) did not respond and was closed. Your conversation is safe.")
        case .misbehaved(let error) where error.code == .cannotStart:
            Self(code: .cannotStart, message: "\(app) could not be started. Your conversation is safe.")
        case .misbehaved(let error) where error.code == .wallsUnavailable:
            Self(
                code: .cannotStart, message: "\(app) was not started: this server's computer cannot keep it apart.")
        case .misbehaved(let error) where error.code == .containerFull:
            Self(
                code: .misbehaved, message: "\(app) has stored more than it may. Your conversation is safe.")
        case .misbehaved:
            Self(
                code: .misbehaved, message: "\(app) did what no app may do and was closed. Your conversation is safe.")
        }
    }
}
