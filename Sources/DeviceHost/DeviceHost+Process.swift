import AppProtocol
import ChatModels
import Foundation
import RenderTree

// The life of the open app's process.
extension DeviceHost {
    mutating func launch(_ app: AppID, _ style: PresentationStyle, _ selection: Selection?) -> [Action] {
        let ending = endRun()
        failure = nil
        offer = nil
        lastInstance += 1
        let run = AppRun(instance: lastInstance, app: app, style: style, selection: selection)
        self.run = run
        let creation = SceneCreation(
            scene: AppRun.scene, style: style, context: isForMedia(app) ? .media : .messages, size: size(of: style),
            environment: screen.environment)
        // Shown first: a launch that fails at once says so after it.
        return ending + [
            .publish(.panel(panel)),
            .launch(instance: run.instance, app),
            .request(instance: run.instance, .createScene(creation)),
        ] + perform(.activate(conversation(for: app, selection: selection)))
    }

    mutating func endRun() -> [Action] {
        guard let run else { return [] }
        let actions = perform(.deactivate) + [.terminate(instance: run.instance)]
        leaving[run.instance] = run.app
        self.run = nil
        return actions
    }

    mutating func ended(_ instance: Int, _ reason: PanelFailure?) -> [Action] {
        leaving[instance] = nil
        guard let run, run.instance == instance else { return [] }
        failure = reason.map { FailedApp(app: run.app, reason: $0, style: run.style, selection: run.selection) }
        self.run = nil
        return [.publish(.panel(panel))]
    }

    mutating func take(_ notification: AppNotification, from instance: Int) -> [Action] {
        guard run?.instance == instance else { return [] }
        switch notification {
        case .patch(AppRun.scene, let patch): return apply(patch)
        case .asset(let asset, let bytes): return keep(asset, bytes)
        case .presentationStyle(AppRun.scene, let style): return transition(to: style)
        case .dismiss(AppRun.scene): return close()
        case .openURL(AppRun.scene, let url): return open(url, instance)
        case .diagnostic(let diagnostic): return [.log(diagnostic.cut)]
        case .patch(let scene, _), .presentationStyle(let scene, _), .dismiss(let scene), .openURL(let scene, _):
            return misbehaved("unknown_scene", "there is no scene \(scene.rawValue)")
        }
    }

    private mutating func apply(_ patch: Patch) -> [Action] {
        do throws(NodeTreeError) {
            // In place: a copy of the run would copy its whole tree with each patch.
            try run?.tree.apply(patch)
        } catch {
            return misbehaved(error.code.rawValue, error.description)
        }
        guard let run else { return [] }
        self.run?.hasAppeared = true
        return (run.hasAppeared ? [] : [.publish(.panel(panel))])
            + [.publish(.patch(PatchEvent(instance: run.instance, patch: patch)))]
    }

    private mutating func keep(_ asset: AssetID, _ bytes: Data) -> [Action] {
        do throws(AssetProblem) {
            try run?.keep(asset, bytes)
        } catch {
            return misbehaved(error.code, error.message)
        }
        return []
    }

    /// An address of another scheme could run a program of the person's, or a script in the page.
    private func open(_ url: String, _ instance: Int) -> [Action] {
        guard OpenURLEvent.isAllowed(url) else {
            let message = "only http, https, mailto, tel and sms addresses can be opened: \(url)"
            return [.log(Diagnostic(severity: .warning, code: "bad_address", message: message).cut)]
        }
        return [.publish(.openURL(OpenURLEvent(instance: instance, url: url)))]
    }

    /// Ends an app that sent what no app may send; its author reads why in the app's log.
    private mutating func misbehaved(_ code: String, _ message: String) -> [Action] {
        guard let run else { return [] }
        let name = context.apps.first { $0.id == run.app }?.name ?? "The app"
        let reason = PanelFailure(
            code: .misbehaved, message: "\(name) showed something that cannot be drawn and was stopped.")
        return [
            .log(Diagnostic(severity: .error, code: code, message: message)),
            .terminate(instance: run.instance),
        ] + ended(run.instance, reason)
    }
}

extension Diagnostic {
    /// A frame has room for megabytes, and a log line has not.
    fileprivate var cut: Diagnostic {
        func cut(_ text: String) -> String {
            // Scalars, since one character can be made of any number of them.
            String(String.UnicodeScalarView(text.unicodeScalars.prefix(ProtocolLimits.diagnosticScalarCountMax)))
        }
        return Diagnostic(severity: severity, code: cut(code), message: cut(message), view: view.map(cut))
    }
}
