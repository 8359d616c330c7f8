import AppProtocol
import ChatModels
import Foundation
import RenderTree

// Life cycle of app processes, and what they supply for all of their scenes.
extension DeviceHost {
    mutating func end(_ process: ProcessID) -> [Action] {
        processes[process]?.isLeaving = true
        return stopFetches(of: process) + endNotices(of: process) + [.terminate(process: process)]
    }

    /// Removes the process with its scenes; nil `reason` where the host terminated it.
    mutating func ended(_ process: ProcessID, _ reason: PanelFailure?) -> [Action] {
        let stopped =
            stopFetches(of: process) + endNotices(of: process)
            + (processes[process].map { reportLeftOut(of: $0.app) } ?? [])
        processes[process] = nil
        let lost = scenes.values.filter { $0.address.process == process }
        for scene in lost {
            scenes[scene.instance] = nil
            if scene.bubble != nil { live.lose(scene, reason) }
        }
        guard let scene = lost.first(where: { $0.place == .panel }) else { return stopped }
        failure = reason.map { FailedApp(app: scene.app, reason: $0, style: scene.style, selection: scene.selection) }
        return stopped + [.publish(.panel(panel))]
    }

    mutating func handle(_ notification: AppNotification, fromProcess process: ProcessID, of app: AppID) -> [Action] {
        switch notification {
        case .asset(let asset, let bytes): keep(asset, bytes, process)
        case .forgetAssets(let assets): forget(assets, process)
        case .file(let asset, let file): keep(asset, file, process)
        case .diagnostic(let diagnostic): report(diagnostic, of: app)
        case .cancel(let request): cancelFetch(request, of: process) + cancelExchange(request, of: process)
        case .presentNotice(let identifier, let isShown): decide(identifier, isShown: isShown, process)
        case .patch, .presentationStyle, .dismiss, .bubbleLook, .openURL, .called: []
        }
    }

    private mutating func keep(_ asset: AssetID, _ bytes: Data, _ process: ProcessID) -> [Action] {
        do { try processes[process]?.keep(asset, bytes) } catch { return misbehaved(process, error) }
        return []
    }

    private mutating func forget(_ assets: [AssetID], _ process: ProcessID) -> [Action] {
        do { try processes[process]?.forget(assets) } catch { return misbehaved(process, error) }
        return []
    }

    private mutating func keep(_ asset: AssetID, _ file: AppFile, _ process: ProcessID) -> [Action] {
        do { try processes[process]?.keep(asset, file) } catch { return misbehaved(process, error) }
        return []
    }
}
