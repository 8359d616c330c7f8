extension View {
    /// Runs `action` when this view is tapped so many times in a row. What takes taps is what is drawn; `contentShape`
    /// adds empty parts. For something that is pushed, use a `Button`: it can be reached by keyboard.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        let gesture = TapGesture(count: count).onEnded { _ in action() }
        return modifier(_GestureModifier(gesture: gesture, rank: .normal, isPlainTap: count <= 1))
    }

    /// The same; `action` is told where the last tap was, in points.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/ontapgesture(count:coordinatespace:perform:)
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    @_disfavoredOverload public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs `action` when this view is pressed for so many seconds. The finger may move so many points meanwhile.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:)
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let gesture = PressGesture(
            base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
            action: action, onPressingChanged: onPressingChanged)
        return modifier(_GestureModifier(gesture: gesture, rank: .normal))
    }

    @_disfavoredOverload public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
