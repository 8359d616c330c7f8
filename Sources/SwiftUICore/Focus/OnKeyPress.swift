package import RenderTree

/// Modifier that hears keys while the focus is on its content or inside of it.
public struct _KeyPressModifier: LayoutModifier {
    public typealias Body = Never
    let filter: KeyFilter
    let action: (KeyPress) -> KeyPress.Result

    package func wrap(_ content: LayoutNode) -> KeyPressNode { KeyPressNode(content) }

    package func apply(to node: KeyPressNode, in environment: EnvironmentValues) {
        node.action = action
        node.set(environment.isEnabled ? filter : nil)
    }
}

package final class KeyPressNode: GroupingNode {
    var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }
    /// nil while the view is disabled.
    private var filter: KeyFilter?

    func set(_ filter: KeyFilter?) {
        guard filter != self.filter else { return }
        self.filter = filter
        markDirty()
    }

    package override func makeNode(_ id: NodeID) -> Node {
        Node(id: id, frame: treeFrame, keys: filter.map { NodeKeys(presses: [$0]) })
    }

    package override func handle(_ event: InputEvent) {
        guard case .key(_, let event) = event else { return }
        graph.bubble(event, from: self)
    }

    fileprivate func hear(_ event: KeyEvent, _ press: KeyPress) -> KeyPress.Result {
        filter?.admits(event) == true ? action(press) : .ignored
    }
}

/// A node that Return submits while it has the focus.
@MainActor package protocol SubmittingNode: LayoutNode {
    func submit()
}

extension ViewGraph {
    /// Offers a key to a view that hears it, and then to its ancestors, until one has handled it. A Return that nobody has
    /// handled submits the field that has the focus.
    fileprivate func bubble(_ event: KeyEvent, from first: LayoutNode) {
        guard let press = KeyPress(event) else { return }
        for case let hearer as KeyPressNode in sequence(first: first, next: \.parent)
        where hearer.hear(event, press) == .handled {
            return
        }
        guard event.key == "Enter", event.modifiers.isEmpty, event.phase == .down,
            let field = focused?.object as? any SubmittingNode
        else { return }
        field.submit()
    }
}

extension View {
    /// Runs `action` when a key is pressed or repeats while this view, or one in it, has the focus.
    ///
    /// Partly: Tab, and the combinations of the browser and of screen readers, are not heard. In a text field a key that
    /// types does so whatever `action` answers.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onkeypress(_:action:)
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        hearing(keys: [key], [.down, .repeat]) { _ in action() }
    }

    /// Source: developer.apple.com/documentation/swiftui/view/onkeypress(_:phases:action:)
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { hearing(keys: [key], phases, action) }

    /// Source: developer.apple.com/documentation/swiftui/view/onkeypress(keys:phases:action:)
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { hearing(keys: keys, phases, action) }

    /// Runs `action` for keys that type one of the characters.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onkeypress(characters:phases:action:)
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            _KeyPressModifier(
                filter: KeyFilter(keys: characters.keyNames, typed: characters.typed, phases: phases.wire)
            ) {
                press in
                press.characters.unicodeScalars.contains(where: characters.contains) ? action(press) : .ignored
            })
    }

    /// Runs `action` for all keys.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onkeypress(phases:action:)
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(filter: KeyFilter(phases: phases.wire), action: action))
    }

    private func hearing(
        keys: Set<KeyEquivalent>, _ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        let names = Array(keys.map(\.name).sorted().prefix(TreeLimits.keyCountMax))
        return modifier(_KeyPressModifier(filter: KeyFilter(keys: names, phases: phases.wire), action: action))
    }
}

extension CharacterSet {
    /// The printable ASCII characters in the set.
    fileprivate var typed: String {
        String(String.UnicodeScalarView((0x20...0x7e).compactMap(Unicode.Scalar.init).filter(contains)))
    }

    /// Names of the keys that type a control character in the set.
    fileprivate var keyNames: [String]? {
        let names = ["\r", "\u{1B}", "\u{8}"].filter(contains).map { KeyEquivalent(Character($0)).name }
        return names.isEmpty ? nil : names
    }
}
