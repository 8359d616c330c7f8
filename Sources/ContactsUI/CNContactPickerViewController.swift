public import Contacts
public import Foundation
public import UIKit

/// Controller from which a person would choose contacts. It shows that there are none, and cancels.
///
/// Source: developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    /// Ignored, as the predicates are: there are no contacts.
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?

    @available(*, deprecated, message: "CNContactPickerViewController has no effect in Parley: there are no contacts.")
    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "person.crop.circle")
        contentUnavailableConfiguration = content
    }

    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.contactPickerDidCancel(self)
    }
}

/// Source: developer.apple.com/documentation/contactsui/cncontactpickerdelegate
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Never called, as the method about several is not: there are no contacts.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
