import RenderTree

/// A long press that also reports when the press begins and when it ends or fails.
struct PressGesture: PrimitiveGesture {
    typealias Value = Bool
    typealias Body = Never
    let base: LongPressGesture
    let action: () -> Void
    let onPressingChanged: ((Bool) -> Void)?

    func makeRecognizer() -> Recognizer<Self> { PressRecognizer(self) }
}

private final class PressRecognizer: Recognizer<PressGesture> {
    private lazy var base = makeGestureRecognizer(gesture.base)
    private var isPressing = false

    override func didUpdate() { base.update(gesture.base) }
    override var wanted: NodeGestures { base.wanted }

    override func reset() {
        base.reset()
        setPressing(false)
    }

    override func handle(_ input: GestureInput) -> GesturePhase<Bool>? {
        let phase = base.handle(input)
        switch phase {
        case .active: setPressing(true)
        case .ended:
            gesture.action()
            setPressing(false)
        case .failed: setPressing(false)
        case .possible, nil: break
        }
        return phase
    }

    private func setPressing(_ new: Bool) {
        guard new != isPressing else { return }
        isPressing = new
        gesture.onPressingChanged?(new)
    }
}
