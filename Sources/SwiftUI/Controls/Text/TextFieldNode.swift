import CoreGraphics
import RenderTree
@_spi(Engine) import SwiftUICore
import UIKit

final class TextFieldNode: LayoutNode, SubmittingNode {
    var binding = Binding.constant("")
    var selection: SelectionBinding?
    private var content = TextFieldContent(
        text: "", placeholder: "", font: Font.body.description, color: RGBA(red: 0, green: 0, blue: 0),
        placeholderColor: RGBA(red: 0, green: 0, blue: 0))
    private var font = Font.body
    private var label = ""
    private var edits = FieldEdits()
    /// Number of the last report of what is selected.
    private var report = 0
    private var input = FieldInput()
    private var kind = FieldArea.Kind.line
    private var lineLimit: Int?
    private lazy var id = makeID()

    /// Width of a field without a proposed width: enough for some words.
    private static let idealWidth: CGFloat = 160

    func set(_ field: FieldArea, text: String, isFocused: Bool?, _ environment: EnvironmentValues) {
        font = environment.textFont
        input = environment.fieldInput
        kind = field.kind
        lineLimit = environment.lineLimit.map { max(1, $0) }
        label = field.title.isEmpty ? field.prompt ?? "" : field.title
        let alignment: TextFieldContent.Alignment? =
            switch environment.multilineTextAlignment {
            case .leading: nil
            case .center: .center
            case .trailing: .trailing
            }
        let next = TextFieldContent(
            text: text, placeholder: field.prompt ?? field.title, font: font.description,
            color: ForegroundStyle().paint(in: environment).representativeColor,
            placeholderColor: Color.placeholder.resolved(in: environment), alignment: alignment,
            isMirrored: environment.isMirrored ? true : nil, isSecure: field.kind == .secret ? true : nil,
            isDisabled: environment.isEnabled ? nil : true,
            keyboard: input.keyboard, capitalization: input.capitalization, isUncorrected: input.isUncorrected,
            submitLabel: input.submitLabel?.name, lineHeight: hasLines ? line.size.height : nil,
            runs: field.styled.flatMap { graph.fieldRuns(of: $0, in: environment) },
            selection: selection.map { selection in
                let range = selection.range(text)
                return WantedSelection(start: range?.lowerBound, end: range?.upperBound, report: 0)
            },
            isFocused: wanted(isFocused))
        guard next != content else { return }
        content = next
        sizeChanged()
    }

    private var hasLines: Bool { kind == .growing || kind == .editor }

    /// Returns the focus to send: false only if the app had set the focus before, because a person may just have moved
    /// it here; nil leaves it alone.
    private func wanted(_ isFocused: Bool?) -> Bool? {
        guard isFocused == true else { return content.isFocused == nil ? nil : false }
        return true
    }

    override var accessibilityRole: AccessibilityRole { .element }
    override var ownAccessibilityText: String? { label }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? Self.idealWidth
        switch kind {
        case .line, .secret: return CGSize(width: width, height: line.size.height)
        case .growing: return CGSize(width: width, height: textHeight(width))
        case .editor: return CGSize(width: width, height: max(proposal.height ?? textHeight(width), line.size.height))
        }
    }

    /// Returns the height of the text at that width: at least one line, at most `lineLimit`; the rest scrolls.
    private func textHeight(_ width: CGFloat) -> CGFloat {
        let lineHeight = line.size.height
        // A trailing newline starts a line of its own, which needs a character to be measured.
        let text = content.text.isEmpty ? content.placeholder : content.text
        let shown = text.hasSuffix("\n") ? text + " " : text
        let layout = TextEngine.layout(
            TextParagraph(spans: [TextSpan(text: shown, font: font.spec)], width: width.isFinite ? width : nil))
        let count = max(1, min(layout.lines.count, lineLimit ?? .max))
        return lineHeight * CGFloat(count)
    }

    private var line: TextLayout { TextEngine.layout(TextParagraph(spans: [TextSpan(text: "", font: font.spec)])) }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        line.lines.first.map { ($0.baseline, $0.baseline) }
    }

    override func render() -> [NodeID] {
        var accessibility = resolvedAccessibility
        accessibility.label = accessibility.label ?? label
        var content = content
        content.edit = edits.number
        content.selection?.report = report
        graph.store.put(Node(id: id, frame: treeFrame, content: .textField(content), accessibility: accessibility))
        graph.setResponder(self, for: id)
        return [id]
    }

    override func handle(_ event: InputEvent) {
        guard content.isDisabled != true else { return }
        switch event {
        case .edit(_, let text, let number, let base, let selection): applyEdit(text, number, base, selection)
        case .select(_, let selection): applySelection(selection)
        case .submit: submit()
        case .focus(_, let isFocused):
            input.focus?.wrappedValue = isFocused
            input.editingChanged?(isFocused)
            if !isFocused { input.ended?() }
        default: break
        }
    }

    override var takesText: Bool { true }
    override func commitText() { input.ended?() }

    func submit() {
        input.submit(.text)
        input.ended?()
    }

    private func applyEdit(_ text: String, _ number: Int, _ base: Int?, _ selection: FieldSelection?) {
        let changes = edits.receive(text, number, base: base, now: binding.wrappedValue)
        guard !changes.isEmpty else { return }
        for change in changes { binding.wrappedValue = tidied(change.applied(to: binding.wrappedValue)) }
        if let selection { applySelection(selection) }
        // Even if the app keeps the old text, the painter must learn that this edit has been processed.
        markDirty()
    }

    /// Tells the app what is selected in its text, which may not be the one that was typed.
    private func applySelection(_ reported: FieldSelection) {
        guard let selection, reported.report > report else { return }
        report = reported.report
        selection.set(reported.start..<reported.end, binding.wrappedValue)
        // Even if the app keeps its old selection, the painter must learn that this report has been received.
        markDirty()
    }

    /// Returns the text without newlines if the field has a single line, cut to the length that a node may carry.
    private func tidied(_ text: String) -> String {
        let text = text.replacing("\r\n", with: "\n")
        let allowed = hasLines ? text : text.replacing("\n", with: " ")
        let byteCountMax = TreeLimits.textByteCountMax / 2
        guard allowed.utf8.count > byteCountMax else { return allowed }
        var byteCount = 0
        // Whole characters: a cut within one would leave U+FFFD, or another emoji.
        return String(
            allowed.prefix { character in
                byteCount += character.utf8.count
                return byteCount <= byteCountMax
            })
    }
}
