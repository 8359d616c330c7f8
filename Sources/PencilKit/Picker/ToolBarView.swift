import UIKit

/// The bar of a tool picker.
@MainActor final class ToolBarView: UIView {
    /// A tool of the bar.
    enum Kind: CaseIterable {
        case pen, marker, pencil, eraser

        var symbol: String {
            switch self {
            case .pen: "pencil.tip"
            case .marker: "highlighter"
            case .pencil: "pencil"
            case .eraser: "eraser"
            }
        }
        var word: SystemWord {
            switch self {
            case .pen: .pen
            case .marker: .marker
            case .pencil: .pencil
            case .eraser: .eraser
            }
        }
        var ink: PKInk.InkType? {
            switch self {
            case .pen: .pen
            case .marker: .marker
            case .pencil: .pencil
            case .eraser: nil
            }
        }
    }

    private static let (side, margin): (CGFloat, CGFloat) = (44, 6)
    private weak var picker: PKToolPicker?
    private var manager: () -> UndoManager? = { nil }
    private let tools = Kind.allCases.map { ($0, ToolBarView.button($0.symbol)) }
    private let undo = ToolBarView.button("arrow.uturn.backward")
    private let redo = ToolBarView.button("arrow.uturn.forward")
    private let well = UIColorWell(frame: .zero)

    private static func button(_ symbol: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.layer.cornerRadius = 8
        return button
    }

    init(_ picker: PKToolPicker) {
        self.picker = picker
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        for part in parts { addSubview(part) }
        for (kind, button) in tools {
            button.addAction(UIAction { [weak self] _ in self?.choose(kind) }, for: .touchUpInside)
        }
        undo.addAction(UIAction { [weak self] _ in self?.manager()?.undo() }, for: .touchUpInside)
        redo.addAction(UIAction { [weak self] _ in self?.manager()?.redo() }, for: .touchUpInside)
        well.addAction(UIAction { [weak self] _ in self?.colorDidChange() }, for: .valueChanged)
        toolDidChange()
    }

    required init?(coder: NSCoder) { nil }

    private var parts: [UIView] { tools.map(\.1) + [well, undo, redo] }
    private var width: CGFloat { CGFloat(parts.count) * Self.side + 2 * Self.margin }
    private var height: CGFloat { Self.side + 2 * Self.margin }

    // MARK: Showing

    /// Shows the bar at the bottom of a view: beside it, so that it does not scroll, or within it where nothing is around it.
    func show(over view: UIView, undoManager: @escaping () -> UndoManager?) {
        manager = undoManager
        let host = view.superview ?? view
        if superview !== host {
            removeFromSuperview()
            host.addSubview(self)
        }
        let area = host === view ? view.bounds : view.frame
        let wide = min(width, max(0, area.width - 2 * Self.margin))
        let bottom = area.maxY - view.safeAreaInsets.bottom - Self.margin
        frame = CGRect(x: area.midX - wide / 2, y: bottom - height, width: wide, height: height)
        setNeedsLayout()
    }

    func hide() { removeFromSuperview() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let words = SystemWords.current
        for (kind, button) in tools { button.accessibilityLabel = words[kind.word] }
        (undo.accessibilityLabel, redo.accessibilityLabel, well.title) = (words[.undo], words[.redo], words[.color])
        undo.isEnabled = manager()?.canUndo ?? false
        redo.isEnabled = manager()?.canRedo ?? false
        let side = max(0, bounds.width - 2 * Self.margin) / CGFloat(parts.count)
        for (index, part) in parts.enumerated() {
            let area = CGRect(x: Self.margin + CGFloat(index) * side, y: Self.margin, width: side, height: Self.side)
            part.frame = part === well ? area.insetBy(dx: max(0, side - 32) / 2, dy: 6) : area
        }
    }

    // MARK: Choosing

    /// Shows the picker's tool as the chosen one.
    func toolDidChange() {
        let inking = picker?.selectedTool as? PKInkingTool
        for (kind, button) in tools {
            let isErasing = kind == .eraser && picker?.selectedTool is PKEraserTool
            button.isSelected = isErasing || kind.ink != nil && kind.ink == inking?.inkType
            button.backgroundColor = button.isSelected ? .systemGray4 : .clear
        }
        well.selectedColor = inking?.color ?? well.selectedColor ?? .black
    }

    private func choose(_ kind: Kind) {
        guard let ink = kind.ink else {
            picker?.selectedTool = PKEraserTool(.bitmap)
            return
        }
        picker?.selectedTool = PKInkingTool(ink, color: well.selectedColor ?? .black)
    }

    /// Draws with the chosen colour, with a pen where the eraser was chosen.
    private func colorDidChange() {
        let old = picker?.selectedTool as? PKInkingTool
        var tool = old ?? PKInkingTool(.pen)
        tool.color = well.selectedColor ?? .black
        picker?.selectedTool = tool
    }
}
