extension InputEvent {
    /// Whether the event says all that an earlier one at the same node said, which then need not arrive: of typing,
    /// selecting and dragging the latest counts.
    public func replaces(_ earlier: InputEvent) -> Bool {
        guard node == earlier.node else { return false }
        return switch (self, earlier) {
        case (.edit, .edit), (.select, .select), (.pick, .pick), (.scroll, .scroll): true
        case (.slide, .slide(_, _, let isEditing)): isEditing
        case (.gesture(_, let event), .gesture(_, let earlier)):
            event.gesture == earlier.gesture && event.phase == .changed && earlier.phase == .changed
        default: false
        }
    }
}
