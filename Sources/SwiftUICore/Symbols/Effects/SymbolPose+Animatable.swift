extension SymbolPose: Animatable {
    package var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get { AnimatablePair(AnimatablePair(scale, opacity), AnimatablePair(turn, rise)) }
        set {
            (scale, opacity) = (newValue.first.first, newValue.first.second)
            (turn, rise) = (newValue.second.first, newValue.second.second)
        }
    }
}
