import AppProtocol
import ChatModels

// Opening addresses outside of the conversation, for apps.
extension DeviceHost {
    /// Publishes the request, so that the client asks the person. Requires a recent touch of the scene, and uses it up,
    /// so that no app opens windows by itself. Only some schemes are allowed: others could run a program on the
    /// person's computer, or a script in the page.
    mutating func open(_ url: String, of instance: InstanceID) -> [Action] {
        guard OpenURLEvent.isAllowed(url) else {
            return refuse(
                instance, "bad_address", "only http, https, mailto, tel and sms addresses can be opened: \(url)")
        }
        let touch = scenes[instance]?.addressTouch
        scenes[instance]?.addressTouch = nil
        guard let touch, now - touch <= ProtocolLimits.addressTouchLifetime else {
            return refuse(
                instance, "address_without_touch", "an address is opened after a touch only, one each: \(url)")
        }
        return [.publish(.openURL(OpenURLEvent(instance: instance, url: url)))]
    }

    private mutating func refuse(_ instance: InstanceID, _ code: String, _ message: String) -> [Action] {
        guard let app = scenes[instance]?.app else { return [] }
        return report(Diagnostic(severity: .warning, code: code, message: message), of: app)
    }
}
