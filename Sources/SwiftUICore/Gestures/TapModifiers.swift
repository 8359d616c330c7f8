extension View {
    /// Runs `action` when this view is tapped that many times in a row. Only what is drawn takes taps; `contentShape`
    /// adds empty parts. Use a `Button` for a push action: it can be reached by keyboard.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        let gesture = TapGesture(count: count).onEnded { _ in action() }
        return modifier(_GestureModifier(gesture: gesture, rank: .normal, isPlainTap: count <= 1))
    }

    /// Runs `action` with the location of the last tap, in points, when this view is tapped that many times in a row.
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

    /// Runs `action` when this view is pressed for that many seconds, during which the finger may move that many
    /// points.
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
