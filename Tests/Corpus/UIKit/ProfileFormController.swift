import UIKit

private struct DensityTrait: UITraitDefinition {
    static let defaultValue = Density.regular
    static let affectsColorAppearance = false
    static let name = "Density"
}

enum Density: Int, CaseIterable, Sendable { case compact, regular, spacious }

extension UITraitCollection {
    var density: Density { self[DensityTrait.self] }
}

extension UIMutableTraits {
    var density: Density {
        get { self[DensityTrait.self] }
        set { self[DensityTrait.self] = newValue }
    }
}

final class ProfileFormViewController: UIViewController, UITextFieldDelegate {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let nameField = UITextField()
    private let birthday = UIDatePicker()
    private let well = UIColorWell()
    private let guests = UIStepper()
    private let guestLabel = UILabel()
    private let notify = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        view.backgroundColor = .systemGroupedBackground
        restorationIdentifier = "ProfileForm"
        configureFields()
        configureLayout()
        registerForTraitChanges([DensityTrait.self, UITraitPreferredContentSizeCategory.self]) { (self: Self, _: UITraitCollection) in
            self.applyDensity()
        }
        applyDensity()
    }

    private func configureFields() {
        nameField.placeholder = "Full name"
        nameField.borderStyle = .roundedRect
        nameField.textContentType = .name
        nameField.returnKeyType = .done
        nameField.clearButtonMode = .whileEditing
        nameField.leftView = UIImageView(image: UIImage(systemName: "person.crop.circle"))
        nameField.leftViewMode = .always
        nameField.delegate = self
        nameField.addAction(UIAction { [weak self] action in
            self?.navigationItem.title = (action.sender as? UITextField)?.text
        }, for: .editingChanged)
        birthday.datePickerMode = .date
        birthday.preferredDatePickerStyle = .compact
        birthday.maximumDate = Date.now
        birthday.date = Calendar.current.date(from: DateComponents(year: 1990, month: 6, day: 15)) ?? .now
        well.title = "Accent"
        well.supportsAlpha = false
        well.selectedColor = .systemBlue
        well.addAction(UIAction { [weak self] _ in self?.view.window?.tintColor = self?.well.selectedColor }, for: .valueChanged)
        guests.minimumValue = 0
        guests.maximumValue = 8
        guests.wraps = true
        guests.addAction(UIAction { [weak self] _ in self?.updateGuests() }, for: .valueChanged)
        notify.preferredStyle = .sliding
        notify.onTintColor = .systemGreen
        updateGuests()
    }

    private func updateGuests() {
        let count = Int(guests.value)
        guestLabel.text = count == 1 ? "1 guest" : "\(count) guests"
        UIAccessibility.post(notification: .announcement, argument: guestLabel.text)
    }

    private func configureLayout() {
        let plan = UIButton(configuration: .gray())
        plan.menu = UIMenu(title: "Plan", children: ["Free", "Plus", "Family"].map { name in
            UIAction(title: name, state: name == "Free" ? .on : .off) { _ in }
        })
        plan.showsMenuAsPrimaryAction = true
        plan.changesSelectionAsPrimaryAction = true

        let density = UISegmentedControl(frame: .zero, actions: Density.allCases.map { value in
            UIAction(title: String(describing: value).capitalized) { [weak self] _ in
                self?.traitOverrides.density = value
            }
        })
        density.selectedSegmentIndex = Density.regular.rawValue
        let guestRow = UIStackView(arrangedSubviews: [guestLabel, guests])
        stack.axis = .vertical
        for (caption, control) in [("Name", nameField), ("Birthday", birthday), ("Accent", well), ("Guests", guestRow), ("Plan", plan), ("Density", density), ("Notify", notify)] as [(String, UIView)] {
            let label = UILabel()
            label.text = caption
            label.setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
            label.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true
            let row = UIStackView(arrangedSubviews: [label, control])
            row.alignment = .firstBaseline
            row.spacing = 12
            stack.addArrangedSubview(row)
        }
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 20),
            scrollView.contentLayoutGuide.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
            scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 20),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40)
        ])
    }

    private func applyDensity() {
        let base: CGFloat = switch traitCollection.density {
        case .compact: 8
        case .regular: 16
        case .spacious: 28
        }
        stack.spacing = UIFontMetrics.default.scaledValue(for: base, compatibleWith: traitCollection)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.endEditing(true) }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(nameField.text, forKey: "name")
        coder.encode(guests.value, forKey: "guests")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        nameField.text = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        guests.value = coder.decodeDouble(forKey: "guests")
        updateGuests()
    }
}
