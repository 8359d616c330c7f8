import UIKit
import Messages
import PencilKit

final class DrawingMessagesViewController: MSMessagesAppViewController {
    private let canvasView = PKCanvasView()
    private let toolPicker = PKToolPicker()
    private let placeholder = UILabel()
    private let swatches: [UIColor] = [.black, .systemRed, .systemBlue, .systemGreen, .systemYellow]
    private var lastConversationID: UUID?

    private lazy var toolbar: UIToolbar = {
        let bar = UIToolbar()
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.setItems([undoItem, redoItem, .flexibleSpace(), clearItem, .fixedSpace(12), sendItem], animated: false)
        return bar
    }()
    private lazy var undoItem = UIBarButtonItem(image: UIImage(systemName: "arrow.uturn.backward"), primaryAction: UIAction { [weak self] _ in
        self?.canvasView.undoManager?.undo()
    })
    private lazy var redoItem = UIBarButtonItem(systemItem: .redo, primaryAction: UIAction { [weak self] _ in
        self?.canvasView.undoManager?.redo()
    })
    private lazy var clearItem = UIBarButtonItem(title: "Clear", primaryAction: UIAction { [weak self] _ in self?.confirmClear() })
    private lazy var sendItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction(title: "Send") { [weak self] _ in
        self?.sendDrawing()
    })

    override func viewDidLoad() {
        super.viewDidLoad()
        canvasView.translatesAutoresizingMaskIntoConstraints = false
        canvasView.delegate = self
        canvasView.drawingPolicy = .anyInput
        canvasView.backgroundColor = .systemBackground
        canvasView.alwaysBounceVertical = true
        canvasView.maximumZoomScale = 3
        canvasView.tool = PKInkingTool(.pen, color: .label, width: 6)
        placeholder.text = "Draw something!"
        placeholder.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .semibold))
        placeholder.adjustsFontForContentSizeCategory = true
        placeholder.textColor = .tertiaryLabel
        placeholder.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(canvasView)
        view.addSubview(placeholder)
        view.addSubview(toolbar)
        NSLayoutConstraint.activate([
            canvasView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            canvasView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            canvasView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            canvasView.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
            placeholder.centerXAnchor.constraint(equalTo: canvasView.centerXAnchor),
            placeholder.centerYAnchor.constraint(equalTo: canvasView.centerYAnchor),
            toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        ])
        updateButtons()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        toolPicker.addObserver(canvasView)
        toolPicker.setVisible(presentationStyle == .expanded, forFirstResponder: canvasView)
        canvasView.becomeFirstResponder()
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.didTransition(to: presentationStyle)
        toolPicker.setVisible(presentationStyle == .expanded, forFirstResponder: canvasView)
    }

    override func didBecomeActive(with conversation: MSConversation) {
        super.didBecomeActive(with: conversation)
        lastConversationID = conversation.remoteParticipantIdentifiers.first
        if let data = UserDefaults.standard.data(forKey: draftKey), let drawing = try? PKDrawing(data: data) {
            canvasView.drawing = drawing
        }
    }

    override func willResignActive(with conversation: MSConversation) {
        super.willResignActive(with: conversation)
        UserDefaults.standard.set(canvasView.drawing.dataRepresentation(), forKey: draftKey)
    }

    private var draftKey: String { "draft-" + (lastConversationID?.uuidString ?? "none") }

    private func updateButtons() {
        let isEmpty = canvasView.drawing.strokes.isEmpty
        placeholder.isHidden = !isEmpty
        clearItem.isEnabled = !isEmpty
        sendItem.isEnabled = !isEmpty
        undoItem.isEnabled = canvasView.undoManager?.canUndo ?? false
        redoItem.isEnabled = canvasView.undoManager?.canRedo ?? false
    }

    private func confirmClear() {
        let alert = UIAlertController(title: "Clear drawing?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Clear", style: .destructive) { [weak self] _ in
            self?.canvasView.drawing = PKDrawing()
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.barButtonItem = clearItem
        present(alert, animated: true)
    }

    private func sendDrawing() {
        let drawing = canvasView.drawing
        let frame = drawing.bounds.insetBy(dx: -20, dy: -20)
        var image = UIImage()
        traitCollection.performAsCurrent {
            image = drawing.image(from: frame, scale: UIScreen.main.scale)
        }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        do {
            guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: url)
        } catch {
            present(UIAlertController(title: "Oops", message: error.localizedDescription, preferredStyle: .alert), animated: true)
            return
        }
        activeConversation?.insertAttachment(url, withAlternateFilename: "drawing.png") { error in
            if let error { NSLog("attachment: %@", error.localizedDescription) }
        }
        requestPresentationStyle(.compact)
    }
}

extension DrawingMessagesViewController: PKCanvasViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { updateButtons() }

    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {
        if presentationStyle == .compact { requestPresentationStyle(.expanded) }
    }
}
