import AppHost
import ChatModels

extension PanelFailure {
    /// Why an app has not started, in words for the person.
    init(_ error: any Error, atStartOf app: String) {
        if error is ChatError || (error as? AppHostError)?.isShortage == true {
            self.init(
                code: .tooManyApps,
                message: "Too many apps are open on this server just now. Close one, or try again in a moment.")
        } else {
            self.init(code: .cannotStart, message: "\(app) could not be started.")
        }
    }

    /// Why an app is gone, in words for the person; nil where that was what was wanted.
    init?(_ end: AppProcessEnd, of app: String) {
        switch end {
        case .terminated: return nil
        case .exited, .crashed:
            self.init(code: .crashed, message: "\(app) stopped. Your conversation is safe.")
        case .hung:
            self.init(code: .hung, message: "\(app) did not respond and was closed. Your conversation is safe.")
        case .misbehaved(MisbehaviourCode.cannotStart.rawValue, _):
            self.init(code: .cannotStart, message: "\(app) could not be started. Your conversation is safe.")
        case .misbehaved:
            self.init(
                code: .misbehaved, message: "\(app) did what no app may do and was closed. Your conversation is safe.")
        }
    }
}
