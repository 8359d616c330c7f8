import AppProtocol
import ChatModels

// Addresses that apps want opened, outside of the conversation.
extension DeviceHost {
    /// Asks the person: only where they have just touched the scene, and once a touch, so that no app opens windows by itself.
    /// An address of another scheme could run a program of the person's, or a script in the page.
    mutating func open(_ url: String, of scene: SceneAddress, _ instance: Int) -> [Action] {
        guard OpenURLEvent.isAllowed(url) else {
            return refuse(scene, "bad_address", "only http, https, mailto, tel and sms addresses can be opened: \(url)")
        }
        guard let touch = takeTouch(of: scene), now - touch <= ProtocolLimits.addressTouchLifetime else {
            return refuse(scene, "address_without_touch", "an address is opened after a touch only, one each: \(url)")
        }
        return [.publish(.openURL(OpenURLEvent(instance: instance, url: url)))]
    }

    private mutating func refuse(_ scene: SceneAddress, _ code: String, _ message: String) -> [Action] {
        guard let app = processes[scene.process]?.app else { return [] }
        return report(Diagnostic(severity: .warning, code: code, message: message), of: app)
    }

    private mutating func takeTouch(of scene: SceneAddress) -> Int64? {
        if run?.address == scene {
            defer { run?.addressTouch = nil }
            return run?.addressTouch
        }
        guard let place = live.place(at: scene) else { return nil }
        defer { live.scenes[place]?.addressTouch = nil }
        return live.scenes[place]?.addressTouch
    }
}
