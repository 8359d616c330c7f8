import Foundation
import RenderTree
import TreePainter

/// The day or the time, on a grey background.
@MainActor final class DatePart: UIControl {
    let part: DateWords.Part
    var picked: ((Date) -> Void)?
    private var date = Date()
    private var locale = Locale.current
    var zone = TimeZone.current
    private var range: (first: Date?, last: Date?)
    static let height: CGFloat = 34

    init(_ part: DateWords.Part) {
        self.part = part
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var name: String { SystemWords.current[part == .date ? .date : .time] }

    func show(_ date: Date, _ isEnabled: Bool, _ locale: Locale, from first: Date?, to last: Date?) {
        (self.date, self.locale, range) = (date, locale, (first, last))
        if self.isEnabled != isEnabled { self.isEnabled = isEnabled }
        didChangeLooks()
    }

    private var words: String {
        part == .date ? DateWords.day(date, locale, in: zone) : DateWords.time(date, locale, in: zone)
    }

    private var text: AttributedText {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label, .paragraphStyle: style,
        ]
        return AttributedText(NSAttributedString(string: words, attributes: attributes))
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: text.size(width: nil).width.rounded(.up) + 22, height: Self.height)
    }

    override func ownNodes() -> [NodeDraft] {
        GroundLook(color: UIColor.tertiarySystemFill.rgba).nodes(in: box.size)
            + [text.centeredDraft(in: CGRect(box.size), lineLimit: 1)]
    }

    override var nodeContent: NodeContent {
        // Bounds of a time apply to one day only: they are enforced when the choice is received.
        let isDay = part == .date
        return .valueInput(
            ValueInputContent(
                valueKind: isDay ? .date : .time, value: DateWords.value(date, part, in: zone),
                minimum: isDay ? range.first.map { DateWords.value($0, part, in: zone) } : nil,
                maximum: isDay ? range.last.map { DateWords.value($0, part, in: zone) } : nil,
                isDisabled: isEnabled ? nil : true)
        )
    }

    override var isDimmed: Bool { !isEnabled }
    override var ownAccessibility: NodeAccessibility { NodeAccessibility(value: words) }

    override func receive(_ event: InputEvent) {
        guard isEnabled, case .pick(_, let value) = event else { return super.receive(event) }
        if let new = DateWords.date(value, part, keeping: date, in: zone) { picked?(new) }
    }
}
