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
        let (instance, address, launch) = makeScene(of: app)
        run = AppRun(instance: instance, address: address, app: app, style: style, selection: selection)
        let creation = SceneCreation(
            scene: address.scene, style: style, context: isForMedia(app) ? .media : .messages, size: size(of: style),
            environment: screen.environment)
        // Shown first: a launch that fails at once says so after it.
        return ending + [.publish(.panel(panel))] + launch
            + [.request(instance: address.process, .createScene(creation))]
            + perform(.activate(conversation(for: app, selection: selection)))
    }

    /// A place for a scene in the app's process, and the start of one where none is running: one for each app, as on a
    /// phone.
    mutating func makeScene(of app: AppID) -> (instance: Int, address: SceneAddress, launch: [Action]) {
        lastInstance += 1
        let running = processes.first { $0.value.app == app && !$0.value.isLeaving }?.key
        let process = running ?? lastInstance
        var hosted = processes[process] ?? HostedProcess(app: app)
        let address = SceneAddress(process: process, scene: hosted.nextScene())
        processes[process] = hosted
        return (lastInstance, address, running == nil ? [.launch(instance: process, app)] : [])
    }

    mutating func endRun() -> [Action] {
        guard let run else { return [] }
        self.run = nil
        return [run.address.perform(.deactivate)] + leave(run.address)
    }

    /// The process goes with the last of its scenes.
    mutating func leave(_ address: SceneAddress, keepsProcess: Bool = false) -> [Action] {
        guard processes[address.process]?.isLeaving == false else { return [] }
        return isInUse(address.process) || keepsProcess
            ? [.request(instance: address.process, .destroyScene(address.scene))] : end(address.process)
    }

    func isInUse(_ process: Int) -> Bool {
        run?.address.process == process || live.scenes.values.contains { $0.address.process == process }
    }

    mutating func end(_ process: Int) -> [Action] {
        processes[process]?.isLeaving = true
        return stopFetches(of: process) + [.terminate(instance: process)]
    }

    mutating func ended(_ process: Int, _ reason: PanelFailure?) -> [Action] {
        let stopped = stopFetches(of: process) + (processes[process].map { reportLeftOut(of: $0.app) } ?? [])
        processes[process] = nil
        endBubbles(of: process, reason)
        guard let run, run.address.process == process else { return stopped }
        failure = reason.map { FailedApp(app: run.app, reason: $0, style: run.style, selection: run.selection) }
        self.run = nil
        return stopped + [.publish(.panel(panel))]
    }

    mutating func take(_ notification: AppNotification, from process: Int) -> [Action] {
        guard let hosted = processes[process], !hosted.isLeaving else { return [] }
        if case .asset(let asset, let bytes) = notification { return keep(asset, bytes, process) }
        if case .file(let asset, let file) = notification { return keep(asset, file, process) }
        if case .diagnostic(let diagnostic) = notification { return report(diagnostic, of: hosted.app) }
        if case .cancel(let request) = notification { return cancelFetch(request, of: process) }
        guard let scene = notification.scene else { return [] }
        let address = SceneAddress(process: process, scene: scene)
        if run?.address == address { return takeFromPanel(notification, process) }
        if let place = live.place(at: address) { return take(notification, from: place) }
        // What a scene said before it heard that it is closed.
        return hosted.hasMade(scene) ? [] : misbehaved(process, "unknown_scene", "there is no scene \(scene.rawValue)")
    }

    private mutating func takeFromPanel(_ notification: AppNotification, _ process: Int) -> [Action] {
        switch notification {
        case .patch(_, let patch): apply(patch, process)
        case .presentationStyle(_, let style): transition(to: style)
        case .dismiss: close()
        case .openURL(let scene, let url):
            open(url, of: SceneAddress(process: process, scene: scene), run?.instance ?? process)
        // A panel is as large as it is.
        case .bubbleLook, .asset, .file, .cancel, .called, .diagnostic: []
        }
    }

    private mutating func apply(_ patch: Patch, _ process: Int) -> [Action] {
        do throws(NodeTreeError) {
            // In place: a copy of the run would copy its whole tree with each patch.
            try run?.tree.apply(patch)
        } catch {
            return misbehaved(process, error.code.rawValue, error.description)
        }
        guard let run else { return [] }
        self.run?.hasAppeared = true
        return (run.hasAppeared ? [] : [.publish(.panel(panel))])
            + [.publish(.patch(PatchEvent(instance: run.instance, patch: patch)))]
    }

    private mutating func keep(_ asset: AssetID, _ bytes: Data, _ process: Int) -> [Action] {
        do throws(AssetProblem) {
            try processes[process]?.keep(asset, bytes)
        } catch {
            return misbehaved(process, error.code, error.message)
        }
        return []
    }

    private mutating func keep(_ asset: AssetID, _ file: AppFile, _ process: Int) -> [Action] {
        do throws(AssetProblem) {
            try processes[process]?.keep(asset, file)
        } catch {
            return misbehaved(process, error.code, error.message)
        }
        return []
    }

    /// Ends an app that sent what no app may send; its author reads why in the app's log.
    mutating func misbehaved(_ process: Int, _ code: String, _ message: String) -> [Action] {
        let app = processes[process]?.app
        let name = context.apps.first { $0.id == app }?.name ?? "The app"
        let reason = PanelFailure(
            code: .misbehaved, message: "\(name) showed something that cannot be drawn and was stopped.")
        return [
            .log(Diagnostic(severity: .error, code: code, message: message).onOneLine),
            .terminate(instance: process),
        ] + ended(process, reason)
    }
}
