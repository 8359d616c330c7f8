import UIKit

class LoginViewController: UIViewController, UITextFieldDelegate {
    private let nameField = UITextField()
    private let passwordField = UITextField()
    private let loginButton = UIButton(type: .system)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let errorLabel = UILabel()

    private lazy var stack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [nameField, passwordField, errorLabel, loginButton, spinner])
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .fill
        stack.distribution = .fill
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.setCustomSpacing(24, after: passwordField)
        return stack
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configureFields()
        configureButton()
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).withPriority(.defaultHigh),
            nameField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            passwordField.heightAnchor.constraint(equalTo: nameField.heightAnchor, multiplier: 1),
        ])
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    private func configureFields() {
        nameField.placeholder = "Name"
        nameField.borderStyle = .roundedRect
        nameField.autocapitalizationType = .none
        nameField.autocorrectionType = .no
        nameField.spellCheckingType = .no
        nameField.textContentType = .username
        nameField.returnKeyType = .next
        nameField.clearButtonMode = .whileEditing
        nameField.enablesReturnKeyAutomatically = true
        nameField.delegate = self
        nameField.leftView = UIImageView(image: UIImage(systemName: "person"))
        nameField.leftViewMode = .always
        passwordField.attributedPlaceholder = NSAttributedString(
            string: "Password", attributes: [.foregroundColor: UIColor.systemGray])
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .password
        passwordField.borderStyle = .roundedRect
        passwordField.returnKeyType = .done
        passwordField.keyboardType = .asciiCapable
        passwordField.delegate = self
        for field in [nameField, passwordField] {
            field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
        }
        errorLabel.textColor = .systemRed
        errorLabel.numberOfLines = 0
        errorLabel.font = UIFont.systemFont(ofSize: 13, weight: .medium)
        errorLabel.isHidden = true
    }

    private func configureButton() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Log In"
        configuration.subtitle = "with your account"
        configuration.image = UIImage(systemName: "arrow.right")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.baseBackgroundColor = .systemIndigo
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        loginButton.configuration = configuration
        loginButton.isEnabled = false
        loginButton.addAction(UIAction(title: "Log In") { [unowned self] _ in logIn() }, for: .touchUpInside)
        loginButton.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = button.state.contains(.disabled) && button.isSelected
        }
    }

    private func validate() {
        loginButton.isEnabled = !(nameField.text ?? "").isEmpty && (passwordField.text?.count ?? 0) >= 4
    }

    private func logIn() {
        view.endEditing(true)
        spinner.startAnimating()
        spinner.hidesWhenStopped = true
        UIView.transition(with: errorLabel, duration: 0.3, options: .transitionCrossDissolve) {
            self.errorLabel.text = "Try again."
            self.errorLabel.isHidden = false
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            passwordField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let current = textField.text ?? ""
        guard let swiftRange = Range(range, in: current) else { return false }
        return current.replacingCharacters(in: swiftRange, with: string).count <= 20
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { textField.layer.borderColor = UIColor.tintColor.cgColor }
    func textFieldDidEndEditing(_ textField: UITextField) { validate() }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}

extension NSLayoutConstraint {
    fileprivate func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
