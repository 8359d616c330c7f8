/// Channel by which descendants set values of an ancestor, such as a page's title in the bar above it. A body that
/// reads `value` is evaluated again when one changes.
@MainActor package final class AncestorChannel<Value>: Equatable {
    private struct Word {
        let speaker: ObjectIdentifier
        var change: (inout Value) -> Void
    }
    private let silence: Value
    private var words: [Word] = []
    private let version = StateStorage(0)

    package init(_ silence: Value) { self.silence = silence }

    package nonisolated static func == (left: AncestorChannel, right: AncestorChannel) -> Bool { left === right }

    /// Default value with all changes applied, those of a view before those of its ancestors: the outermost wins, as with
    /// preferences, on which Apple's `navigationTitle` relies. Other views' changes are applied in mounting order.
    ///
    /// Source: developer.apple.com/documentation/swiftui/preferences
    package var value: Value {
        _ = version.value
        return words.reduce(into: silence) { $1.change(&$0) }
    }

    func tell(_ speaker: Element, _ change: @escaping (inout Value) -> Void) {
        let word = Word(speaker: ObjectIdentifier(speaker), change: change)
        if let index = words.firstIndex(where: { $0.speaker == word.speaker }) {
            words[index] = word
        } else {
            words.insert(word, at: index(for: speaker))
        }
        version.value += 1
    }

    /// Returns the index of a new view's change: before those of its ancestors, which may have mounted long ago.
    private func index(for speaker: Element) -> Int {
        let ancestors = Set(sequence(first: speaker, next: \.parent).map { ObjectIdentifier($0) })
        return words.firstIndex { ancestors.contains($0.speaker) } ?? words.endIndex
    }

    func unpublish(_ speaker: AnyObject) {
        let count = words.count
        words.removeAll { $0.speaker == ObjectIdentifier(speaker) }
        if words.count != count { version.value += 1 }
    }
}

/// Modifier that sets a value of an ancestor for as long as its content is mounted.
public struct _PublishModifier<Value>: PrimitiveModifier {
    public typealias Body = Never
    let listener: KeyPath<EnvironmentValues, AncestorChannel<Value>?>
    /// Changes with the same key are equal; without a key the change is published again with every update.
    let key: AnyHashable?
    let change: @MainActor (inout Value, EnvironmentValues) -> Void

    package init(
        listener: KeyPath<EnvironmentValues, AncestorChannel<Value>?>, key: AnyHashable? = nil,
        change: @escaping @MainActor (inout Value, EnvironmentValues) -> Void
    ) {
        (self.listener, self.key, self.change) = (listener, key, change)
    }

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        TellingElement(ModifiedContent(content: content, modifier: self), context)
    }
}

extension _PublishModifier: ViewEquatable {
    package func isSame(as other: Self) -> Bool { key != nil && key == other.key && listener == other.listener }
}

private final class TellingElement<Content: SwiftUICore.View, Value>:
    ViewElement<ModifiedContent<Content, _PublishModifier<Value>>>
{
    private var child: ViewElement<Content>?
    private var listener: AncestorChannel<Value>?

    override var forwardsChildNodes: Bool { true }
    override func mount() {
        child = makeChild(view.content)
        adoptNodes(of: child)
        tell()
    }

    override func update(from old: View) {
        child?.update(view.content, environment: environment)
        adoptNodes(of: child)
        let isSame = view.modifier.isSame(as: old.modifier)
        if !isSame || listener !== environment[keyPath: view.modifier.listener] { tell() }
    }

    private func tell() {
        let next = environment[keyPath: view.modifier.listener]
        if listener !== next { listener?.unpublish(self) }
        listener = next
        let (change, environment) = (view.modifier.change, environment)
        next?.tell(self) { change(&$0, environment) }
    }

    override func collectNodes() { adoptNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() { listener?.unpublish(self) }
}

extension View {
    package func publishing<Value>(
        _ listener: KeyPath<EnvironmentValues, AncestorChannel<Value>?>, key: AnyHashable? = nil,
        _ change: @escaping @MainActor (inout Value) -> Void
    ) -> some View {
        modifier(_PublishModifier(listener: listener, key: key) { value, _ in change(&value) })
    }
}
