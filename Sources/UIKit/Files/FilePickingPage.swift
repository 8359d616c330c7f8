/// The view of a controller by which a person chooses or keeps files: it says what is going on while the browser's own chooser, or
/// Parley's sheet, is above it, and offers Cancel.
@MainActor package final class FilePickingPage {
    private let word: SystemWord
    private let onCancel: @MainActor () -> Void
    private let explanation = UILabel()
    private lazy var cancelButton = UIButton(
        configuration: .plain(), primaryAction: UIAction { [weak self] _ in self?.cancel() })
    private var exchange: FileExchange?

    /// - Parameter onCancel: called when the person cancels here.
    package init(_ word: SystemWord, onCancel: @escaping @MainActor () -> Void) {
        self.word = word
        self.onCancel = onCancel
    }

    package func fill(_ view: UIView) {
        view.backgroundColor = .systemBackground
        (explanation.numberOfLines, explanation.textAlignment) = (0, .center)
        let stack = UIStackView(arrangedSubviews: [explanation, cancelButton])
        (stack.axis, stack.spacing) = (.vertical, 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
    }

    /// Sets what has changed only, since a new text asks for another layout.
    package func showWords() {
        let words = SystemWords.current
        if explanation.text != words[word] { explanation.text = words[word] }
        if cancelButton.configuration?.title != words[.cancel] { cancelButton.configuration?.title = words[.cancel] }
    }

    /// Asks the person, once.
    /// - Parameter completion: not called where the person cancels on the page itself.
    package func begin(
        _ request: FileExchange.Request, in view: UIView, completion: @escaping @MainActor (FileExchange.End) -> Void
    ) {
        guard exchange == nil else { return }
        let begun = FileExchange(request, completion: completion)
        exchange = begun
        // Without a host, as in a preview, the page stays until it is cancelled.
        if let begin = view.window?.exchangeFiles { begun.begin(by: begin) }
    }

    /// Ends the exchange without an answer, as when the controller has gone; returns whether it was still open.
    @discardableResult package func stop() -> Bool {
        let isOpen = exchange?.isOpen == true
        exchange?.cancel()
        return isOpen
    }

    package func cancel() {
        stop()
        onCancel()
    }
}
