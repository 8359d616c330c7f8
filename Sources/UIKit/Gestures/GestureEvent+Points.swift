import RenderTree

// Points from the view's top-left corner.
extension GestureEvent {
    var start: CGPoint { CGPoint(x: startX, y: startY) }
    var place: CGPoint { CGPoint(x: x, y: y) }
    /// Velocity in points per second; zero where the event has none.
    var velocity: CGPoint { CGPoint(x: velocityX ?? 0, y: velocityY ?? 0) }
}
