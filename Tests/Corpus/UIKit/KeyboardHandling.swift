import UIKit

class ChatInputViewController: UIViewController {
    private let inputBar = UIView()
    private let textView = UITextView()
    private let sendButton = UIButton()
    private var bottomConstraint: NSLayoutConstraint?
    private var observers: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        inputBar.backgroundColor = .secondarySystemBackground
        inputBar.translatesAutoresizingMaskIntoConstraints = false
        textView.translatesAutoresizingMaskIntoConstraints = false
        sendButton.translatesAutoresizingMaskIntoConstraints = false
        sendButton.setTitle("Send", for: .normal)
        sendButton.setTitleColor(.systemBlue, for: .normal)
        sendButton.setTitleColor(.systemGray, for: .disabled)
        sendButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
        sendButton.setImage(UIImage(systemName: "paperplane.fill"), for: [])
        sendButton.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        sendButton.tintColor = .systemBlue
        view.addSubview(inputBar)
        inputBar.addSubview(textView)
        inputBar.addSubview(sendButton)
        let bottom = inputBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        bottomConstraint = bottom
        NSLayoutConstraint.activate([
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottom,
            textView.leadingAnchor.constraint(equalTo: inputBar.leadingAnchor, constant: 8),
            textView.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 8),
            textView.bottomAnchor.constraint(equalTo: inputBar.bottomAnchor, constant: -8),
            sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
            sendButton.trailingAnchor.constraint(equalTo: inputBar.trailingAnchor, constant: -8),
            sendButton.centerYAnchor.constraint(equalTo: inputBar.centerYAnchor),
        ])
        observeKeyboard()
    }

    private func observeKeyboard() {
        let center = NotificationCenter.default
        observers.append(
            center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { [weak self] note in
                let info = note.userInfo
                let frame = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
                MainActor.assumeIsolated {
                    self?.move(to: frame?.height ?? 0, duration: duration)
                }
            })
        observers.append(
            center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) { [weak self] _ in
                MainActor.assumeIsolated { self?.move(to: 0, duration: 0.25) }
            })
        _ = UIApplication.willResignActiveNotification
        _ = UIApplication.didBecomeActiveNotification
        _ = UIApplication.didEnterBackgroundNotification
        _ = UITextField.textDidChangeNotification
        _ = UITextView.textDidChangeNotification
        _ = UIResponder.keyboardWillChangeFrameNotification
        _ = UIContentSizeCategory.didChangeNotification
    }

    private func move(to height: CGFloat, duration: TimeInterval) {
        bottomConstraint?.constant = -max(0, height - view.safeAreaInsets.bottom)
        UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { inputBar }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        if isFirstResponder { textView.becomeFirstResponder() }
        setNeedsStatusBarAppearanceUpdate()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { textView.text = "" }
    }
}

class CounterField: UITextField {
    var padding = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: bounds.maxX - 30, y: 0, width: 30, height: 30) }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }

    override func becomeFirstResponder() -> Bool {
        layer.borderWidth = 1
        return super.becomeFirstResponder()
    }

    override func resignFirstResponder() -> Bool {
        layer.borderWidth = 0
        return super.resignFirstResponder()
    }

    func selectEverything() {
        selectAll(nil)
        if let range = selectedTextRange {
            print(offset(from: beginningOfDocument, to: range.start), text(in: range) ?? "")
        }
        selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
        sendActions(for: .editingChanged)
    }
}
