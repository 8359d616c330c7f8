public import Foundation

// The names are Apple's. An undo manager posts each with itself as the object.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    /// A group within another one has been opened, or one is about to be closed.
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsundomanagercheckpoint
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsundomanagerdidopenundogroup
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsundomanagerwillcloseundogroup
    public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsundomanagerdidcloseundogroup
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsundomanagerwillundochange
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsundomanagerdidundochange
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsundomanagerwillredochange
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    /// Source: developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsundomanagerdidredochange
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Key of whether the actions of a group that is about to be closed can be discarded; not there where they cannot.
///
/// Source: developer.apple.com/documentation/foundation/nsundomanagergroupisdiscardablekey
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"
