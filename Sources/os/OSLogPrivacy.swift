/// Says who may read a value of a log message. Where nothing is said the value is written, as Xcode's console shows it.
///
/// Source: developer.apple.com/documentation/os/oslogprivacy
public struct OSLogPrivacy: Sendable {
    /// Source: developer.apple.com/documentation/os/oslogprivacy/mask
    public enum Mask: Sendable { case hash, none }

    private enum Kind { case open, hidden, masked }
    private let kind: Kind

    public static let `auto` = OSLogPrivacy(kind: .open)
    public static let `public` = OSLogPrivacy(kind: .open)
    public static let `private` = OSLogPrivacy(kind: .hidden)
    public static let sensitive = OSLogPrivacy(kind: .hidden)

    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: mask == .hash ? .masked : .hidden) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }

    /// The value as it stands in the log. A mask is equal for equal values, within one run of the app.
    func shown(_ value: String) -> String {
        switch kind {
        case .open: value
        case .hidden: "<private>"
        case .masked: "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 36))'>"
        }
    }
}
