import Foundation
public import RenderTree

extension String {
    /// Whether a page may open this address for an app.
    public var isOpenableURL: Bool {
        guard utf8.count <= ProtocolLimits.addressByteCountMax, let scheme = URL(string: self)?.scheme else {
            return false
        }
        return ProtocolLimits.addressSchemes.contains(scheme.lowercased())
    }
}

extension InputEvent {
    /// Whether the event is a touch, or a key press equivalent to one. Typing, hovering and scrolling express no
    /// intention to send, or to leave the app.
    public var isTouch: Bool {
        switch self {
        case .tap, .press, .gesture, .submit, .move, .slide, .choose, .pick, .adjust, .act, .paste: true
        case .key(_, let event): event.phase == .down && ["Enter", " "].contains(event.key)
        case .transfer(_, let event): event.phase == .drop
        case .hover, .pointer, .edit, .select, .focus, .dismiss, .scroll, .refresh, .media: false
        }
    }
}
