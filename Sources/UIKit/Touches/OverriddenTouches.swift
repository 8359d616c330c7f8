/// Finds out which classes override one of the touch methods. A painter reports touches only for views that handle
/// them: otherwise every scene would send each finger's movement for nothing.
/// Counts every class as one that overrides them where the tables do not look as expected.
enum OverriddenTouches {
    @MainActor private static var known: [ObjectIdentifier: Bool] = [:]

    @MainActor static func areOverridden(in type: UIResponder.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = slots.areOverridden(in: type, of: UIResponder.self) ?? true
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    private final class Plain: UIResponder {}
    private final class Began: UIResponder {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { _ = touches.count + 1 }
    }
    private final class Moved: UIResponder {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { _ = touches.count + 2 }
    }
    private final class Ended: UIResponder {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { _ = touches.count + 3 }
    }
    private final class Cancelled: UIResponder {
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { _ = touches.count + 4 }
    }

    private final class Tracks: UIResponder {
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { touch.tapCount == 5 }
    }
    private final class Continues: UIResponder {
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { touch.tapCount == 6 }
    }
    private final class Finishes: UIResponder {
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { _ = (touch?.tapCount ?? 0) + 7 }
    }

    private static let slots = MethodSlots(
        of: UIResponder.self, plain: Plain.self,
        overriding: [
            Began.self, Moved.self, Ended.self, Cancelled.self, Tracks.self, Continues.self, Finishes.self,
        ])
}
