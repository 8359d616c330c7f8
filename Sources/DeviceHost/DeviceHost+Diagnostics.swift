import AppProtocol
import ChatModels

// Diagnostics for the app's author. Apps control their text and number, so each is cut to one line, and their rate is
// limited.
extension DeviceHost {
    mutating func report(_ diagnostic: Diagnostic, of app: AppID) -> [Action] {
        let limiter = RateLimiter(countMax: ProtocolLimits.diagnosticsPerMinuteMax)
        guard let rejectedCount = diagnosticLimiters[app, default: limiter].admit(at: now) else { return [] }
        return report(rejectedCount: rejectedCount) + [.log(diagnostic.sanitizedForLog)]
    }

    /// Reports the number of dropped diagnostics when the process has ended, since no later diagnostic would do it.
    mutating func reportLeftOut(of app: AppID) -> [Action] {
        report(rejectedCount: diagnosticLimiters[app]?.resetRejectedCount() ?? 0)
    }

    private func report(rejectedCount count: Int) -> [Action] {
        guard count > 0 else { return [] }
        let message = "\(count) more were left out; \(ProtocolLimits.diagnosticsPerMinuteMax) a minute are kept."
        return [.log(Diagnostic(severity: .warning, code: "diagnostics_left_out", message: message))]
    }
}

extension Diagnostic {
    var sanitizedForLog: Diagnostic {
        Diagnostic(
            severity: severity, code: code.sanitizedForLog(), message: message.sanitizedForLog(),
            view: view?.sanitizedForLog())
    }
}
