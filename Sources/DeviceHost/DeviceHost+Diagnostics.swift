import AppProtocol
import ChatModels

// What an app's author is to know. The app may say what it likes, as often as it likes: one line each, and so many a minute.
extension DeviceHost {
    mutating func report(_ diagnostic: Diagnostic, of app: AppID) -> [Action] {
        let meter = MinuteMeter(countMax: ProtocolLimits.diagnosticsPerMinuteMax)
        guard let leftOut = diagnosticMeters[app, default: meter].take(at: now) else { return [] }
        return tell(leftOut) + [.log(diagnostic.onOneLine)]
    }

    /// Nothing follows by which the rest would be told.
    mutating func reportLeftOut(of app: AppID) -> [Action] { tell(diagnosticMeters[app]?.takeLeftOut() ?? 0) }

    private func tell(_ leftOut: Int) -> [Action] {
        guard leftOut > 0 else { return [] }
        let message = "\(leftOut) more were left out; \(ProtocolLimits.diagnosticsPerMinuteMax) a minute are kept."
        return [.log(Diagnostic(severity: .warning, code: "diagnostics_left_out", message: message))]
    }
}

extension Diagnostic {
    var onOneLine: Diagnostic {
        Diagnostic(
            severity: severity, code: code.onOneLine(), message: message.onOneLine(), view: view?.onOneLine())
    }
}
