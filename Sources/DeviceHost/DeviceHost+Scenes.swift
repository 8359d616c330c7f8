import AppProtocol
public import ChatModels
import Foundation
public import RenderTree

// Scenes of apps, in the panel and as live bubbles: opened, closed and found.
extension DeviceHost {
    /// Opens a scene in the app's process.
    mutating func openScene(
        _ place: HostedScene.Place, of app: AppID, _ style: PresentationStyle, _ selection: Selection?,
        keptViews: Int? = nil
    ) -> [Action] {
        let (instance, address, launch) = makeAddress(in: app)
        let scene = HostedScene(
            instance: instance, address: address, app: app, place: place, style: style, selection: selection)
        scenes[instance] = scene
        let creation = SceneCreation(
            scene: address.scene, style: style, context: isForMedia(app) ? .media : .messages, size: size(of: style),
            environment: screen.environment, keptViews: keptViews)
        return launch + [
            .request(process: address.process, .createScene(creation)),
            address.perform(.activate(conversation(for: app, selection: selection))),
        ]
    }

    /// Assigns a scene in the app's process, and launches the process unless it is running: there is one process for
    /// each app, as on a phone.
    private mutating func makeAddress(in app: AppID) -> (InstanceID, SceneAddress, launch: [Action]) {
        lastInstance += 1
        let running = processes.first { $0.value.app == app && !$0.value.isLeaving }?.key
        let process = running ?? ProcessID(rawValue: lastInstance)
        var hosted = processes[process] ?? HostedProcess(app: app)
        let address = SceneAddress(process: process, scene: hosted.nextScene())
        processes[process] = hosted
        return (InstanceID(rawValue: lastInstance), address, running == nil ? [.launch(process: process, app)] : [])
    }

    mutating func closeScenes(_ closed: [HostedScene]) -> [Action] {
        for scene in closed { scenes[scene.instance] = nil }
        return closed.map { $0.address.perform(.deactivate) } + closed.flatMap { leave($0.address) }
    }

    /// Destroys the scene; ends the process with its last scene.
    mutating func leave(_ address: SceneAddress, keepsProcess: Bool = false) -> [Action] {
        guard processes[address.process]?.isLeaving == false else { return [] }
        return isInUse(address.process) || keepsProcess
            ? [.request(process: address.process, .destroyScene(address.scene))] : end(address.process)
    }

    func isInUse(_ process: ProcessID) -> Bool { scenes.values.contains { $0.address.process == process } }

    /// Size that a scene gets, or a live bubble is offered, in points.
    func size(of style: PresentationStyle) -> TreeSize {
        switch style {
        case .compact: screen.compact
        case .expanded: screen.expanded
        case .transcript: live.offer
        }
    }

    // MARK: Lookup

    /// The scene of the app that is open or opening in the panel.
    var panelScene: HostedScene? { scenes.values.first { $0.place == .panel } }

    /// Scenes of live bubbles, in order of creation.
    var bubbleScenes: [HostedScene] {
        scenes.values.filter { $0.place != .panel }.sorted { $0.instance < $1.instance }
    }

    /// The panel's scene before those of live bubbles.
    var orderedScenes: [HostedScene] { (panelScene.map { [$0] } ?? []) + bubbleScenes }

    func instance(at address: SceneAddress) -> InstanceID? { scenes.values.first { $0.address == address }?.instance }

    /// Trees of the scenes that are drawn, each as one patch that creates it from nothing: the panel's before those of
    /// live bubbles.
    public var trees: [PatchEvent] {
        orderedScenes.filter(\.hasAppeared).map { PatchEvent(instance: $0.instance, patch: $0.tree.snapshot) }
    }

    /// Returns the node tree of a scene; nil where it is not on screen.
    public func tree(of instance: InstanceID) -> NodeTree? { scenes[instance]?.tree }
}
