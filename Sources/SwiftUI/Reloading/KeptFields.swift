import UIKit

/// UIKit's fields and scroll views in a scene, each named by its class and number.
@MainActor struct KeptFields {
    private let layers: [UIView]

    init(_ layers: [UIView]) { self.layers = layers }

    func collect(into states: inout ViewStates) {
        visit { name, view in
            if let text = view.keptText, states.texts.count < ViewStates.countMax,
                text.utf8.count <= ViewStates.byteCountMax
            {
                states.texts[name] = text
            }
            if let scroll = view as? UIScrollView, states.offsets.count < ViewStates.countMax {
                states.offsets[name] = [scroll.contentOffset.x, scroll.contentOffset.y]
            }
        }
    }

    /// Sets the texts, and removes those that were set.
    func restoreTexts(_ rest: inout ViewStates) {
        visit { name, view in
            if let text = rest.texts.removeValue(forKey: name) { view.keptText = text }
        }
    }

    /// Returns whether an offset was set.
    func restoreOffsets(_ states: ViewStates) -> Bool {
        var hasRestored = false
        visit { name, view in
            guard let scroll = view as? UIScrollView, let offset = states.offsets[name], offset.count == 2 else {
                return
            }
            scroll.setContentOffset(CGPoint(x: offset[0], y: offset[1]), animated: false)
            hasRestored = true
        }
        return hasRestored
    }

    private func visit(_ body: (String, UIView) -> Void) {
        var counts: [String: Int] = [:]
        for layer in layers { visit(layer, &counts, body) }
    }

    private func visit(_ view: UIView, _ counts: inout [String: Int], _ body: (String, UIView) -> Void) {
        let name = "UIKit.\(type(of: view))"
        body("\(name)#\(counts[name, default: 0])", view)
        counts[name, default: 0] += 1
        for child in view.subviews { visit(child, &counts, body) }
    }
}

extension UIView {
    /// Text that a person has typed into a field; nil for other views, and for passwords.
    fileprivate var keptText: String? {
        get {
            switch self {
            case let field as UITextField: field.isSecureTextEntry ? nil : field.text
            case let view as UITextView: view.isEditable ? view.text : nil
            default: nil
            }
        }
        set {
            (self as? UITextField)?.text = newValue
            (self as? UITextView)?.text = newValue
        }
    }
}
