extension SymbolPose: Animatable {
    package typealias Pair = AnimatablePair<Double, Double>

    package var animatableData: AnimatablePair<Pair, AnimatablePair<Double, Pair>> {
        get { .init(.init(scale, opacity), .init(turn, .init(rise, shift))) }
        set {
            (scale, opacity) = (newValue.first.first, newValue.first.second)
            turn = newValue.second.first
            (rise, shift) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}
