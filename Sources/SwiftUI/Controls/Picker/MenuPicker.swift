import RenderTree
@_spi(Engine) import SwiftUICore

/// A picker that shows its selection, which opens the painter's own menu.
struct MenuPicker<Label: View, Value: Hashable, Content: View>: View {
    @Environment(\.isFormRow) private var isFormRow
    let selection: Binding<Value>
    let label: Label
    let name: String?
    let content: Content

    var body: some View {
        let menu = OptionReader(content: content) { options in
            MenuChoice(selection: selection, options: options, name: name)
        }
        if isFormRow { LabeledLine(label: label) { menu } } else { menu }
    }
}

/// A choice of a picker.
struct PickerOption: Equatable {
    let words: String
    /// Value of the choice. One that is not of the selection's type cannot be chosen by its tag.
    let tag: AnyHashable?
    let elementID: AnyHashable?

    func value<Value>(_ type: Value.Type) -> Value? { (tag?.base as? Value) ?? (elementID?.base as? Value) }
}

private struct MenuChoice<Value: Hashable>: View {
    @Environment(\.isFormRow) private var isFormRow
    let selection: Binding<Value>
    let options: [PickerOption]
    let name: String?

    var body: some View {
        let values = options.prefix(TreeLimits.optionCountMax).map { $0.value(Value.self) }
        let current = selection.wrappedValue
        let index = values.firstIndex { $0 == current }
        ControlArea(
            .select(SelectContent(options: options.prefix(values.count).map(\.words), selected: index)),
            name: name ?? index.map { options[$0].words },
            handle: { event in
                guard case .choose(_, let index) = event, values.indices.contains(index), let value = values[index]
                else { return }
                selection.wrappedValue = value
            }
        ) {
            Dimmed {
                HStack(spacing: 5) {
                    Text(verbatim: index.map { options[$0].words } ?? "").lineLimit(1)
                    UpDownSign().stroke(style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round))
                        .frame(width: 8, height: 13)
                }
                .foregroundStyle(isFormRow ? Color.secondary : Color.accentColor)
                .padding(.vertical, 6)
            }
        }
    }
}

/// A sign of two arrowheads, up and down.
private struct UpDownSign: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        for (tip, base) in [(rect.minY, rect.minY + rect.height * 0.32), (rect.maxY, rect.maxY - rect.height * 0.32)] {
            path.move(to: CGPoint(x: rect.minX, y: base))
            path.addLine(to: CGPoint(x: rect.midX, y: tip))
            path.addLine(to: CGPoint(x: rect.maxX, y: base))
        }
        return path
    }
}

/// A view that evaluates `content` only for the texts and tags of its views, and shows other views in its place.
struct OptionReader<Content: View, Looks: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let looks: ([PickerOption]) -> Looks

    init(content: Content, @ViewBuilder looks: @escaping ([PickerOption]) -> Looks) {
        self.content = content
        self.looks = looks
    }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { OptionReaderElement(self, context) }
}

private final class OptionReaderElement<Content: SwiftUI.View, Looks: SwiftUI.View>:
    ViewElement<OptionReader<Content, Looks>>
{
    private var content: ViewElement<Content>?
    private var looks: ViewElement<Looks>?

    private var inner: EnvironmentValues {
        var values = environment
        values.readsElementIDs = true
        return values
    }

    override func mount() {
        content = makeChild(view.content, environment: inner)
        looks = makeChild(view.looks(options))
        adoptNodes(of: looks)
    }

    override func update(from old: View) {
        content?.update(view.content, environment: inner)
        collectNodes()
    }

    override func collectNodes() {
        looks?.update(view.looks(options), environment: environment)
        adoptNodes(of: looks)
    }

    private var options: [PickerOption] {
        (content?.nodes ?? []).map { node in
            PickerOption(words: node.accessibilityText ?? "", tag: node.traits.tag, elementID: node.traits.elementID)
        }
    }

    override var childElements: [Element] { [content, looks].compactMap { $0 as Element? } }
}
