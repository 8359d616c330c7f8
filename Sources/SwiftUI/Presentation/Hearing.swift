/// What views inside say to something around them, such as a page's title to the bar above it. Who reads `value` in a
/// body is evaluated again when something else is said.
@MainActor final class Hearing<Value>: Equatable {
    private struct Word {
        let speaker: ObjectIdentifier
        var change: (inout Value) -> Void
    }
    private let silence: Value
    private var words: [Word] = []
    private let version = StateStorage(0)

    init(_ silence: Value) { self.silence = silence }

    nonisolated static func == (left: Hearing, right: Hearing) -> Bool { left === right }

    /// The outermost speaker has the last word.
    var value: Value {
        _ = version.value
        return words.reduce(into: silence) { $1.change(&$0) }
    }

    func tell(_ speaker: AnyObject, _ change: @escaping (inout Value) -> Void) {
        let word = Word(speaker: ObjectIdentifier(speaker), change: change)
        if let index = words.firstIndex(where: { $0.speaker == word.speaker }) {
            words[index] = word
        } else {
            words.append(word)
        }
        version.value += 1
    }

    func retract(_ speaker: AnyObject) {
        let count = words.count
        words.removeAll { $0.speaker == ObjectIdentifier(speaker) }
        if words.count != count { version.value += 1 }
    }
}

/// Says something to what is around, for as long as its content is shown.
public struct _TellingModifier<Value>: PrimitiveModifier {
    public typealias Body = Never
    let listener: KeyPath<EnvironmentValues, Hearing<Value>?>
    /// Words with the same key are the same; without a key they are said anew with every update.
    let key: AnyHashable?
    let change: @MainActor (inout Value, EnvironmentValues) -> Void

    func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        TellingElement(ModifiedContent(content: content, modifier: self), context)
    }
}

extension _TellingModifier: SelfComparing {
    func isSame(as other: Self) -> Bool { key != nil && key == other.key && listener == other.listener }
}

private final class TellingElement<Content: SwiftUI.View, Value>:
    ViewElement<ModifiedContent<Content, _TellingModifier<Value>>>
{
    private var child: ViewElement<Content>?
    private var listener: Hearing<Value>?

    override var passesNodesOn: Bool { true }
    override func mount() {
        child = makeChild(view.content)
        takeNodes(of: child)
        tell()
    }

    override func update(from old: View) {
        child?.update(view.content, environment: environment)
        takeNodes(of: child)
        let isSame = view.modifier.isSame(as: old.modifier)
        if !isSame || listener !== environment[keyPath: view.modifier.listener] { tell() }
    }

    private func tell() {
        let next = environment[keyPath: view.modifier.listener]
        if listener !== next { listener?.retract(self) }
        listener = next
        let (change, environment) = (view.modifier.change, environment)
        next?.tell(self) { change(&$0, environment) }
    }

    override func collectNodes() { takeNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() { listener?.retract(self) }
}

extension View {
    func telling<Value>(
        _ listener: KeyPath<EnvironmentValues, Hearing<Value>?>, key: AnyHashable? = nil,
        _ change: @escaping @MainActor (inout Value) -> Void
    ) -> some View {
        modifier(_TellingModifier(listener: listener, key: key) { value, _ in change(&value) })
    }
}
