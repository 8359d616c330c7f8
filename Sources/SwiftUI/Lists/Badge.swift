/// Prominence of a badge.
///
/// Source: developer.apple.com/documentation/swiftui/badgeprominence
public struct BadgeProminence: Hashable, Sendable {
    let rank: Int
    public static let decreased = BadgeProminence(rank: 0)
    public static let standard = BadgeProminence(rank: 1)
    public static let increased = BadgeProminence(rank: 2)
}

extension EnvironmentValues {
    @Entry public var badgeProminence: BadgeProminence = .standard
}

/// Badge at the end of a list row; outside of a list it is passed to the tab inside. Elsewhere SwiftUI shows none
/// either.
private struct BadgedRow<Content: View>: View {
    @Environment(\.isFormRow) private var isInList
    let badge: Text?
    let content: Content

    var body: some View {
        if isInList, (content as? any RowBadgeOwner)?.placesBadge == true {
            content.environment(\.rowBadge, badge)
        } else if isInList, let badge {
            HStack {
                content.frame(maxWidth: .infinity, alignment: .leading)
                RowBadge(badge: badge)
            }
        } else {
            content.environment(\.tabBadge, badge)
        }
    }
}

/// A row that shows its badge itself, before its arrow.
@MainActor protocol RowBadgeOwner {
    var placesBadge: Bool { get }
}

extension NavigationLink: RowBadgeOwner {
    var placesBadge: Bool { true }
}

extension ModifiedContent: RowBadgeOwner where Content: View, Modifier: ViewModifier {
    var placesBadge: Bool { (content as? any RowBadgeOwner)?.placesBadge == true }
}

/// The badge of a row; nothing where it is nil.
struct RowBadge: View {
    @Environment(\.badgeProminence) private var prominence
    let badge: Text?

    var body: some View {
        if let badge {
            if prominence == .increased {
                badge.font(.subheadline).foregroundStyle(.white).padding(.horizontal, 7).padding(.vertical, 1)
                    .background(Color.red, in: Capsule())
            } else {
                badge.foregroundStyle(prominence == .standard ? .secondary : .tertiary)
            }
        }
    }
}

extension EnvironmentValues {
    /// Badge that a row with an arrow shows before it.
    @Entry var rowBadge: Text? = nil
    /// Badge of a tab's picture.
    @Entry var tabBadge: Text? = nil
}

/// A badge at the corner of a tab's picture.
struct TabBadge: View {
    @Environment(\.tabBadge) private var badge

    var body: some View {
        if let badge {
            badge.font(.system(size: 11, weight: .medium)).foregroundStyle(.white)
                .padding(.horizontal, 5).frame(minWidth: 17, minHeight: 17)
                .background(Color.red, in: Capsule())
                .offset(x: 10, y: -6)
                .fixedSize()
        }
    }
}

extension View {
    /// Shows a number as a badge of this list row or tab; 0 shows none.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/badge(_:)
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(count, format: .number)) }

    /// Shows text as a badge of this list row or tab; nil shows none.
    public func badge(_ label: Text?) -> some View { BadgedRow(badge: label, content: self) }
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }

    /// Sets the prominence of badges in this view.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}
