import Foundation
package import RenderTree

extension String {
    /// Whether a page may open this address for an app.
    package var isAddressToOpen: Bool {
        guard utf8.count <= ProtocolLimits.addressByteCountMax, let scheme = URL(string: self)?.scheme else {
            return false
        }
        return ProtocolLimits.addressSchemes.contains(scheme.lowercased())
    }
}

extension InputEvent {
    /// Whether the person has touched something, or pressed a key that does what a touch does. Typing, pointing and
    /// scrolling say nothing of a wish to send, or to leave the app.
    package var isTouch: Bool {
        switch self {
        case .tap, .press, .gesture, .submit, .move, .slide, .choose, .pick, .adjust, .act: true
        case .hover, .edit, .focus, .dismiss, .scroll, .refresh, .media: false
        }
    }
}
