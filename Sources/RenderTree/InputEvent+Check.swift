extension InputEvent {
    /// Whether all numbers of the event are finite and within `TreeLimits`. Host and engine drop an event for which it
    /// is false.
    public var hasGoodNumbers: Bool {
        numbers.allSatisfy((-TreeLimits.numberMax...TreeLimits.numberMax).contains) && selection?.isWellFormed ?? true
    }

    /// Selection that the event tells of; nil for an event that does not.
    public var selection: FieldSelection? {
        switch self {
        case .edit(_, _, _, _, let selection): selection
        case .select(_, let selection): selection
        default: nil
        }
    }

    private var numbers: [Double] {
        switch self {
        case .gesture(_, let event): event.numbers
        case .slide(_, let value, _): [value]
        case .media(_, let report): [report.time, report.duration ?? 0, report.rate]
        case .scroll(_, let x, let y), .pointer(_, let x, let y): [x, y]
        case .transfer(_, let event): [event.x, event.y]
        case .tap, .press, .hover, .key, .paste, .edit, .select, .submit, .focus, .move, .choose, .pick, .dismiss,
            .refresh,
            .adjust, .act:
            []
        }
    }
}

extension GestureEvent {
    fileprivate var numbers: [Double] {
        [startX, startY, x, y] + [amount, velocityX, velocityY].compactMap(\.self)
    }
}
