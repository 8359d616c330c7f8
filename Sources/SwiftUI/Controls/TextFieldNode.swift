import CoreGraphics
import RenderTree

final class TextFieldNode: LayoutNode {
    var binding = Binding.constant("")
    private var content = TextFieldContent(
        text: "", placeholder: "", font: Font.body.description, color: RGBA(red: 0, green: 0, blue: 0),
        placeholderColor: RGBA(red: 0, green: 0, blue: 0))
    private var font = Font.body
    private var label = ""
    private var edit = 0
    private var input = FieldInput()
    private lazy var id = makeID()

    /// A field that nothing gives a width has room for some words.
    private static let idealWidth: CGFloat = 160

    func set(_ title: String, prompt: String?, text: String, isFocused: Bool?, _ environment: EnvironmentValues) {
        let style = environment.textStyle
        font = style.applied(to: environment.font ?? .body)
        input = environment.fieldInput
        label = title.isEmpty ? prompt ?? "" : title
        let alignment: TextFieldContent.Alignment? =
            switch environment.multilineTextAlignment {
            case .leading: nil
            case .center: .center
            case .trailing: .trailing
            }
        let next = TextFieldContent(
            text: text, placeholder: prompt ?? title, font: font.description,
            color: ForegroundStyle().paint(in: environment).mainColor,
            placeholderColor: Color.placeholder.resolved(in: environment), alignment: alignment,
            isDisabled: environment.isEnabled ? nil : true, keyboard: input.keyboard,
            submitLabel: input.submitLabel?.name, isFocused: wanted(isFocused))
        guard next != content else { return }
        content = next
        contentChanged()
    }

    /// Takes the focus away only where the app had given it: a person may just have put it here.
    private func wanted(_ isFocused: Bool?) -> Bool? {
        guard isFocused == true else { return content.isFocused == nil ? nil : false }
        return true
    }

    override var accessibilityRole: AccessibilityRole { .element }
    override var ownSpokenText: String? { label }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? Self.idealWidth, height: line.size.height)
    }

    private var line: TextLayout { TextEngine.layout(TextParagraph(spans: [TextSpan(text: "", font: font.spec)])) }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        line.lines.first.map { ($0.baseline, $0.baseline) }
    }

    override func render() -> [NodeID] {
        var told = toldAccessibility
        told.label = told.label ?? label
        var content = content
        content.edit = edit
        graph.store.put(Node(id: id, frame: treeFrame, content: .textField(content), accessibility: told))
        graph.setResponder(self, for: id)
        return [id]
    }

    override func handle(_ event: InputEvent) {
        guard content.isDisabled != true else { return }
        switch event {
        case .edit(_, let text, let number): take(text, number)
        case .submit: input.submit?()
        case .focus(_, let isFocused): input.focus?.wrappedValue = isFocused
        default: break
        }
    }

    private func take(_ text: String, _ number: Int) {
        // A copy of an edit that was already taken changes nothing.
        guard number > edit else { return }
        edit = number
        binding.wrappedValue = Self.tidied(text)
        // Even where the app keeps the old text: the painter must learn that this edit was taken into account.
        markDirty()
    }

    /// One line, and no longer than a node may carry.
    private static func tidied(_ text: String) -> String {
        let line = text.replacing("\r\n", with: " ").replacing("\n", with: " ")
        guard line.utf8.count > TreeLimits.textByteCountMax / 2 else { return line }
        return String(decoding: Array(line.utf8.prefix(TreeLimits.textByteCountMax / 2)), as: UTF8.self)
    }
}
