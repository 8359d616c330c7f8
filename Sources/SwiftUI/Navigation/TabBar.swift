/// What the views of a tab say about the bar of tabs.
struct TabBarLooks {
    var isHidden = false
    var background: AnyShapeStyle?
}

private struct TabBarKey: EnvironmentKey { static let defaultValue: Hearing<TabBarLooks>? = nil }

extension EnvironmentValues {
    var tabBar: Hearing<TabBarLooks>? {
        get { self[TabBarKey.self] }
        set { self[TabBarKey.self] = newValue }
    }
}
