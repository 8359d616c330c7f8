/// What a view is for the person's system.
package enum ViewRole: Equatable {
    case plain
    case button(isDisabled: Bool)
    /// What takes taps beside the controls that are in it.
    case area
    case toggle(ViewToggle)
    case slider(ViewSlider)
    case select(options: [String], selected: Int?, isDisabled: Bool)
    case valueInput(ViewValueInput)
    case field(ViewField)
    case scroll(ViewScroll)
    case dialog(ViewDialog)
}

package struct ViewToggle: Equatable {
    package enum Kind { case `switch`, radio, tab }
    package var kind: Kind
    package var isOn: Bool
    package var isDisabled: Bool
}

package struct ViewSlider: Equatable {
    package var value, minimum, maximum: Double
    package var step: Double?
    package var isDisabled: Bool
}

package struct ViewValueInput: Equatable {
    package enum Kind { case date, time, dateAndTime }
    package var kind: Kind
    /// As HTML's inputs write it.
    package var value: String
    package var minimum, maximum: String?
    package var isDisabled: Bool
}

package struct ViewField: Equatable {
    package var text: String
    package var placeholder: String
    package var font: FontSpec
    package var color: CGColor
    package var placeholderColor: CGColor
    package var alignment: NSTextAlignment
    package var isSecure = false
    package var isDisabled = false
    package var keyboard = UIKeyboardType.default
    package var capitalization = UITextAutocapitalizationType.sentences
    package var isUncorrected = false
    package var returnKey = UIReturnKeyType.default
    /// Set for several lines.
    package var lineHeight: CGFloat?
    /// The number of the last edit that `text` takes into account.
    package var edit = 0
    package var isFocused: Bool?
    /// Where in the view the text stands.
    package var frame: CGRect
}

package struct ViewScroll: Equatable {
    package struct Target: Equatable {
        package var offset: CGPoint
        package var serial: Int
        package var isAnimated: Bool
    }
    package var contentSize: CGSize
    package var isHorizontal, isVertical: Bool
    package var hidesIndicators: Bool
    package var target: Target?
    package var isPaging: Bool
    /// Offsets at which scrolling comes to rest, rising; nil where it may stop anywhere.
    package var stops: [CGFloat]?
    package var isRefreshable: Bool
    package var dismissesKeyboard: Bool
}

package struct ViewDialog: Equatable {
    package enum Kind { case dialog, alert }
    package var kind: Kind
    package var isDismissable: Bool
}

/// What a person did to a view.
package enum ViewInput {
    case tap
    case press(isDown: Bool)
    case gesture(ViewGesture)
    case edit(String, number: Int)
    case submit
    case focus(Bool)
    case slide(Double, isEditing: Bool)
    case choose(Int)
    case pick(String)
    case dismiss
    case scroll(CGPoint)
    case refresh
    case adjust(isIncrement: Bool)
    /// One of `ViewSpeech.actions`.
    case act(Int)
}

/// A stage of a gesture. Places from the view's top-left corner, in points.
package struct ViewGesture {
    package enum Kind { case tap, longPress, drag, magnify, rotate }
    package enum Phase { case began, changed, ended, cancelled }
    package var kind: Kind
    package var phase: Phase
    package var start: CGPoint
    package var place: CGPoint
    /// Taps in a row; the factor of enlarging; degrees of turning.
    package var amount: CGFloat
    package var velocity: CGPoint

    package init(
        kind: Kind, phase: Phase, start: CGPoint, place: CGPoint, amount: CGFloat = 1, velocity: CGPoint = .zero
    ) {
        self.kind = kind
        self.phase = phase
        self.start = start
        self.place = place
        self.amount = amount
        self.velocity = velocity
    }
}

/// The gestures that a view's recognisers wait for.
package struct ViewGestures: Equatable {
    package var taps: [Int] = []
    package var longPress: (duration: Double, distance: Double)?
    package var dragDistance: Double?
    package var magnifies = false
    package var rotates = false
    /// Whether other views hear of the same pointer too.
    package var isSimultaneous = false

    package static func == (one: ViewGestures, other: ViewGestures) -> Bool {
        one.taps == other.taps && one.longPress?.duration == other.longPress?.duration
            && one.dragDistance == other.dragDistance && one.magnifies == other.magnifies
            && one.rotates == other.rotates && one.isSimultaneous == other.isSimultaneous
    }

    var isEmpty: Bool { self == ViewGestures() }
}

/// What assistive technology is told of a view.
package struct ViewSpeech: Equatable {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: UIAccessibilityTraits?
    package var isElement: Bool?
    package var isHidden = false
    package var progress: Double?
    /// Whether what is inside are choices of one thing.
    package var isChoices = false
    /// What can be done with the view besides a tap.
    package var actions: [String] = []

    func over(_ own: ViewSpeech) -> ViewSpeech {
        var result = self
        result.label = label ?? own.label
        result.value = value ?? own.value
        result.hint = hint ?? own.hint
        result.traits = traits ?? own.traits
        result.progress = progress ?? own.progress
        result.isChoices = isChoices || own.isChoices
        result.actions = actions + own.actions
        return result
    }
}
