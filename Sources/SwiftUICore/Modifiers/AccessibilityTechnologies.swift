public import Foundation

/// Assistive technologies. Source: developer.apple.com/documentation/swiftui/accessibilitytechnologies
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var names: Set<String>

    public init() { names = [] }
    private init(_ name: String) { names = [name] }

    public static let voiceOver = AccessibilityTechnologies("voiceOver")
    public static let switchControl = AccessibilityTechnologies("switchControl")

    public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
    public func union(_ other: Self) -> Self { changed { $0.formUnion(other) } }
    public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other) } }
    public func symmetricDifference(_ other: Self) -> Self { changed { $0.formSymmetricDifference(other) } }
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        names.subtract(member.names)
        return removed.names.isEmpty ? nil : removed
    }
    public mutating func update(with newMember: Self) -> Self? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known.names.isEmpty ? nil : known
    }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }

    private func changed(_ change: (inout Self) -> Void) -> Self {
        var new = self
        change(&new)
        return new
    }
}

@available(*, deprecated, message: "A browser does not say where assistive technology is.")
extension AccessibilityFocusState {
    /// The technologies are ignored: a page is not told where their focus is.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }
}

extension AttributeScopes {
    /// Source: developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        /// How urgent an announcement is: `.high` is spoken at once.
        /// Source: developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes/announcementpriorityattribute
        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            /// Source: developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes/announcementpriorityattribute/announcementpriority
            public enum AnnouncementPriority: String, Hashable, Sendable, Codable { case low, `default`, high }
            public typealias Value = AnnouncementPriority
            public static let name = "Accessibility.AnnouncementPriority"
        }
    }

    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}
