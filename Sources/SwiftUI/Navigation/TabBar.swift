/// Tab bar appearance that the views of a tab set.
struct TabBarLooks {
    var isHidden = false
    var looks = BarLooks()
}

extension EnvironmentValues {
    @Entry var tabBar: AncestorChannel<TabBarLooks>? = nil
}
