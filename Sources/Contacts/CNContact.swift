public import Foundation

/// Names a property of a contact that is to be fetched. Source: developer.apple.com/documentation/contacts/cnkeydescriptor
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

// Source: developer.apple.com/documentation/contacts/contact_keys
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactIdentifierKey = "identifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactNamePrefixKey = "namePrefix"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactGivenNameKey = "givenName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactMiddleNameKey = "middleName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactFamilyNameKey = "familyName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactNicknameKey = "nickname"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactOrganizationNameKey = "organizationName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactPhoneNumbersKey = "phoneNumbers"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactEmailAddressesKey = "emailAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactPostalAddressesKey = "postalAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactUrlAddressesKey = "urlAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactBirthdayKey = "birthday"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactNoteKey = "note"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactImageDataKey = "imageData"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactImageDataAvailableKey = "imageDataAvailable"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
// Source: developer.apple.com/documentation/contacts/cnlabeledvalue
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelHome = "_$!<Home>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelWork = "_$!<Work>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelOther = "_$!<Other>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelPhoneNumberiPhone = "iPhone"

/// A person or firm, as an app keeps it. Source: developer.apple.com/documentation/contacts/cncontact
open class CNContact: NSObject, Identifiable, @unchecked Sendable {  // as Apple's
    public let identifier = UUID().uuidString
    open fileprivate(set) var namePrefix = "", givenName = "", middleName = "", familyName = "", nickname = ""
    open fileprivate(set) var organizationName = "", jobTitle = "", note = ""
    open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
    open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open fileprivate(set) var birthday: DateComponents?
    open fileprivate(set) var imageData: Data?
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }
    public var id: String { identifier }
    override public init() { super.init() }

    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { contact, _ in
            guard let contact = contact as? CNContact else { return false }
            return "\(contact.givenName) \(contact.familyName)".localizedCaseInsensitiveContains(name)
        }
    }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { contact, _ in (contact as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }
}

/// A contact that can be changed. Source: developer.apple.com/documentation/contacts/cnmutablecontact
open class CNMutableContact: CNContact, @unchecked Sendable {
    override open var namePrefix: String {
        get { super.namePrefix }
        set { super.namePrefix = newValue }
    }
    override open var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    override open var middleName: String {
        get { super.middleName }
        set { super.middleName = newValue }
    }
    override open var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    override open var nickname: String {
        get { super.nickname }
        set { super.nickname = newValue }
    }
    override open var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    override open var jobTitle: String {
        get { super.jobTitle }
        set { super.jobTitle = newValue }
    }
    override open var note: String {
        get { super.note }
        set { super.note = newValue }
    }
    override open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    override open var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
    override open var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { super.urlAddresses = newValue }
    }
    override open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { super.postalAddresses = newValue }
    }
    override open var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    override open var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
}

/// A value of which a contact has several, with its label. Source: developer.apple.com/documentation/contacts/cnlabeledvalue
open class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {  // nothing of it changes
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        (self.label, self.value) = (label, value)
        super.init()
    }

    /// Returns the word between the marks of a system's label: `Home`.
    open class func localizedString(forLabel label: String) -> String {
        label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "")
    }
}

/// Source: developer.apple.com/documentation/contacts/cnphonenumber
open class CNPhoneNumber: NSObject, @unchecked Sendable {  // nothing of it changes
    public let stringValue: String
    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }
}

/// Source: developer.apple.com/documentation/contacts/cnpostaladdress
open class CNPostalAddress: NSObject, @unchecked Sendable {  // as a contact
    open fileprivate(set) var street = "", city = "", state = "", postalCode = "", country = "", isoCountryCode = ""
    override public init() { super.init() }
}

/// Source: developer.apple.com/documentation/contacts/cnmutablepostaladdress
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    override open var street: String {
        get { super.street }
        set { super.street = newValue }
    }
    override open var city: String {
        get { super.city }
        set { super.city = newValue }
    }
    override open var state: String {
        get { super.state }
        set { super.state = newValue }
    }
    override open var postalCode: String {
        get { super.postalCode }
        set { super.postalCode = newValue }
    }
    override open var country: String {
        get { super.country }
        set { super.country = newValue }
    }
}

/// Writes names. Source: developer.apple.com/documentation/contacts/cncontactformatter
open class CNContactFormatter: Formatter, @unchecked Sendable {  // as Foundation's formatters
    public enum Style: Int, Sendable { case fullName = 0, phoneticFullName }
    private struct Keys: CNKeyDescriptor {}
    open var style = Style.fullName

    open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { Keys() }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    /// Returns the name, or the firm's; nil where there is none.
    open class func string(from contact: CNContact, style: Style) -> String? {
        let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if !name.isEmpty { return name }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }
}
