import Messages
import UIKit

final class StickerCanvasController: UIViewController, UIGestureRecognizerDelegate, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
    private let canvas = UIView()
    private let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private var selected: UIView? {
        didSet {
            oldValue?.layer.shadowOpacity = 0
            selected?.layer.shadowOpacity = 0.4
            selected?.layer.shadowOffset = CGSize(width: 0, height: 4)
            selected?.layer.shadowRadius = 6
        }
    }
    private let undo = UndoManager()
    override var undoManager: UndoManager? { undo }
    override var prefersStatusBarHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(canvas)
        canvas.frame = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 64, right: 0))
        canvas.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        canvas.clipsToBounds = true
        canvas.backgroundColor = UIColor { traits in traits.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 0.97, alpha: 1) }
        let bar = UIStackView(arrangedSubviews: [
            button("face.smiling") { [weak self] in self?.addSticker("🎉") },
            button("textformat") { [weak self] in self?.pickFont() },
            button("paintpalette") { [weak self] in self?.pickColor() },
            button("arrow.uturn.backward") { [weak self] in self?.undo.undo() },
            button("square.and.arrow.up") { [weak self] in self?.export() },
        ])
        bar.distribution = .equalSpacing
        effectView.contentView.addSubview(bar)
        view.addSubview(effectView)
        for each in [bar, effectView] { each.translatesAutoresizingMaskIntoConstraints = false }
        bar.pin(to: effectView.contentView, insets: .init(top: 8, leading: 20, bottom: 8, trailing: 20))
        NSLayoutConstraint.activate([
            effectView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            effectView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            effectView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            effectView.heightAnchor.constraint(equalToConstant: 64),
        ])
    }
    private func button(_ symbol: String, action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }
    private func addSticker(_ emoji: String) {
        let label = UILabel()
        label.text = emoji
        label.font = .systemFont(ofSize: 64)
        label.sizeToFit()
        label.center = CGPoint(x: canvas.bounds.midX, y: canvas.bounds.midY)
        label.isUserInteractionEnabled = true
        for recognizer in [UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] {
            recognizer.delegate = self
            label.addGestureRecognizer(recognizer)
        }
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.4
        label.addGestureRecognizer(press)
        label.addInteraction(UIContextMenuInteraction(delegate: self))
        canvas.addSubview(label)
        selected = label
        undo.registerUndo(withTarget: label) { $0.removeFromSuperview() }
        label.transform = .init(scaleX: 0.1, y: 0.1)
        UIView.animate(springDuration: 0.5, bounce: 0.4) { label.transform = .identity }
    }
    private func pickColor() {
        let picker = UIColorPickerViewController()
        picker.delegate = self
        picker.supportsAlpha = false
        picker.selectedColor = canvas.backgroundColor ?? .white
        if let sheet = picker.sheetPresentationController {
            sheet.detents = [.medium(), .custom(identifier: .init("small")) { context in context.maximumDetentValue * 0.3 }]
            sheet.prefersGrabberVisible = true
            sheet.selectedDetentIdentifier = .medium
        }
        present(picker, animated: true)
    }
    private func pickFont() {
        let picker = UIFontPickerViewController(configuration: UIFontPickerViewController.Configuration())
        picker.delegate = self
        present(picker, animated: true)
    }
    private func export() {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: canvas.bounds.size, format: format).image { _ in canvas.drawHierarchy(in: canvas.bounds, afterScreenUpdates: true) }
        guard let data = image.pngData() else { return }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("sticker.png")
        do {
            try data.write(to: url, options: .atomic)
            let sticker = try MSSticker(contentsOfFileURL: url, localizedDescription: "My sticker")
            let preview = MSStickerView(frame: CGRect(x: 20, y: 20, width: 120, height: 120), sticker: sticker)
            preview.startAnimating()
            view.addSubview(preview)
        } catch {
            let share = UIActivityViewController(activityItems: [image, "My sticker"], applicationActivities: nil)
            share.excludedActivityTypes = [.assignToContact]
            share.completionWithItemsHandler = { _, completed, _, _ in print(completed) }
            present(share, animated: true)
        }
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === otherGestureRecognizer.view
    }
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) { canvas.backgroundColor = color }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let descriptor = viewController.selectedFontDescriptor else { return }
        (selected as? UILabel)?.font = UIFont(descriptor: descriptor, size: 48)
    }
}

extension StickerCanvasController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [weak interaction] _ in
            UIMenu(children: [
                UIAction(title: "To front", image: UIImage(systemName: "square.3.layers.3d.top.filled")) { _ in
                    guard let view = interaction?.view else { return }
                    view.superview?.bringSubviewToFront(view)
                },
                UIAction(title: "Remove", attributes: .destructive) { _ in interaction?.view?.removeFromSuperview() },
            ])
        })
    }
}

extension UIView {
    func pin(to other: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
        ])
    }
}
