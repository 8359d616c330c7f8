public import Foundation

/// Source: developer.apple.com/documentation/contacts/cnauthorizationstatus
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }
/// Source: developer.apple.com/documentation/contacts/cnentitytype
public enum CNEntityType: Int, Sendable { case contacts = 0 }

/// Source: developer.apple.com/documentation/contacts/cnerror
public struct CNError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1, dataAccessError = 2
        case authorizationDenied = 100, noAccessibleWritableContainers
        case recordDoesNotExist = 200
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let authorizationDenied = Code.authorizationDenied
}

extension CNError: LocalizedError {
    public var errorDescription: String? { "Apps have no access to contacts here." }
}

/// The person's contacts, to which no app has access: a browser has none. Everything fails as where the person has denied it.
///
/// Source: developer.apple.com/documentation/contacts/cncontactstore
open class CNContactStore: NSObject, @unchecked Sendable {  // it keeps nothing
    override public init() { super.init() }

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    @available(*, deprecated, message: "requestAccess has no effect in Parley: apps have no access to contacts.")
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
    @available(*, deprecated, message: "requestAccess has no effect in Parley: apps have no access to contacts.")
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, CNError(.authorizationDenied)) }

    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(.authorizationDenied) }
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

/// Source: developer.apple.com/documentation/contacts/cncontactsortorder
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }

/// Source: developer.apple.com/documentation/contacts/cncontactfetchrequest
open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults = true
    open var mutableObjects = false

    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
}

/// Changes of contacts, which `execute(_:)` refuses. Source: developer.apple.com/documentation/contacts/cnsaverequest
open class CNSaveRequest: NSObject {
    override public init() { super.init() }
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}
