public import AppProtocol
public import ChatModels
public import Foundation
public import RenderTree
import Transcript

// Names for what an app's author would otherwise read as identifiers.
extension DeviceHost {
    /// Returns the name by which the person knows a node; nil where it has none, or is not on screen.
    public func name(of node: NodeID, instance: InstanceID) -> String? { scenes[instance]?.tree.name(of: node) }

    /// Returns where a scene is shown, in words such as “panel” or “bubble of entry 3”; nil once it is closed.
    public func place(of scene: SceneID, process: ProcessID) -> String? {
        let shown = scenes.values.first { $0.address == SceneAddress(process: process, scene: scene) }
        return switch shown?.place {
        case .panel: "panel"
        case .bubble(.entry(let sequence)): "bubble of entry \(sequence)"
        case .bubble(.draft): "bubble in the field"
        case nil: nil
        }
    }

    /// Returns the name of the person whom the app knows by the identifier; nil for any other UUID.
    public func name(of identifier: UUID, in app: AppID) -> String? {
        identifiers(for: app).person(identifier).map(reader.name(of:))
    }

    /// Returns the message with names in place of the app's identifiers in its texts.
    public func named(_ message: MessageState, of app: AppID) -> AppMessage.State {
        named(identifiers(for: app).inLog(message))
    }

    /// Returns the stored message with names in place of tokens in its texts.
    public func named(_ message: AppMessage.State) -> AppMessage.State { reader.named(message) }
}
