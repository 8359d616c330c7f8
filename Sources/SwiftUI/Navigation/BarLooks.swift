/// Background and colour scheme that views set for one bar.
struct BarLooks {
    var background: AnyShapeStyle?
    /// Whether the bar has a background; nil draws one only where it is set.
    var isBackgroundVisible: Bool?
    /// Colour scheme of what the bar contains; nil inherits it.
    var scheme: ColorScheme?

    /// Background to draw; nil is none.
    var shownBackground: AnyShapeStyle? {
        switch isBackgroundVisible {
        case false?: nil
        case true?: background ?? AnyShapeStyle(BackgroundStyle())
        case nil: background
        }
    }
}

extension View {
    /// Publishes a change of these bars' looks. Changes with the same `key` are equal.
    func publishingLooks(
        of bars: Set<ToolbarPlacement.Kind>, key: AnyHashable? = nil,
        _ change: @escaping @MainActor (inout BarLooks) -> Void
    ) -> some View {
        publishing(\.pageBar, key: key) { page in
            if bars.contains(.top) { change(&page.top) }
            if bars.contains(.bottom) { change(&page.bottom) }
        }
        .publishing(\.tabBar, key: key) { bar in
            if bars.contains(.tabs) { change(&bar.looks) }
        }
    }

    @ViewBuilder func preferringScheme(_ scheme: ColorScheme?) -> some View {
        if let scheme { environment(\.colorScheme, scheme) } else { self }
    }
}
