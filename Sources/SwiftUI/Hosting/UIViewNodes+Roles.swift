import CoreGraphics
import RenderTree
import UIKit

extension NodeContent {
    init(_ role: ViewRole) {
        switch role {
        case .plain, .area: self = .group
        case .button(let isDisabled): self = .button(ButtonContent(isDisabled: isDisabled ? true : nil))
        case .toggle(let toggle):
            self = .toggle(
                ToggleContent(
                    role: ToggleContent.Role(toggle.kind), isOn: toggle.isOn,
                    isDisabled: toggle.isDisabled ? true : nil))
        case .slider(let slider):
            self = .slider(
                SliderContent(
                    value: slider.value, minimum: slider.minimum, maximum: slider.maximum, step: slider.step,
                    isDisabled: slider.isDisabled ? true : nil))
        case .select(let options, let selected, let isDisabled):
            self = .select(SelectContent(options: options, selected: selected, isDisabled: isDisabled ? true : nil))
        case .valueInput(let input): self = .valueInput(ValueInputContent(input))
        case .field(let field): self = .textField(TextFieldContent(field))
        case .scroll(let scroll): self = .scroll(ScrollContent(scroll))
        case .dialog(let dialog):
            self = .dialog(
                DialogContent(
                    role: dialog.kind == .alert ? .alert : .dialog, isModal: true,
                    isDismissable: dialog.isDismissable))
        }
    }
}

extension ToggleContent.Role {
    fileprivate init(_ kind: ViewToggle.Kind) {
        switch kind {
        case .switch: self = .switch
        case .radio: self = .radio
        case .tab: self = .tab
        }
    }
}

extension ValueInputContent {
    fileprivate init(_ input: ViewValueInput) {
        let kinds: [ViewValueInput.Kind: Kind] = [.date: .date, .time: .time, .dateAndTime: .dateAndTime]
        self.init(
            valueKind: kinds[input.kind] ?? .date, value: input.value, minimum: input.minimum,
            maximum: input.maximum, isDisabled: input.isDisabled ? true : nil)
    }
}

extension ScrollContent {
    fileprivate init(_ scroll: ViewScroll) {
        self.init(
            contentSize: TreeSize(
                width: max(0, Double(scroll.contentSize.width)), height: max(0, Double(scroll.contentSize.height))),
            horizontal: scroll.isHorizontal, vertical: scroll.isVertical,
            hidesIndicators: scroll.hidesIndicators ? true : nil,
            target: scroll.target.map {
                ScrollTarget(
                    x: Double($0.offset.x), y: Double($0.offset.y), serial: $0.serial,
                    isAnimated: $0.isAnimated ? true : nil)
            }, snap: scroll.isPaging ? .pages : scroll.stops.map { .offsets($0.map { Double($0) }) },
            reportsOffset: true,
            isRefreshable: scroll.isRefreshable ? true : nil,
            dismissesKeyboard: scroll.dismissesKeyboard ? true : nil)
    }
}

extension TextFieldContent {
    fileprivate init(_ field: ViewField) {
        self.init(
            text: field.text, placeholder: field.placeholder, font: FontDescription(field.font),
            color: RGBA(field.color), placeholderColor: RGBA(field.placeholderColor),
            alignment: Alignment(field.alignment), isSecure: field.isSecure ? true : nil,
            isDisabled: field.isDisabled ? true : nil, keyboard: Keyboard(field.keyboard),
            capitalization: Capitalization(field.capitalization), isUncorrected: field.isUncorrected ? true : nil,
            submitLabel: field.returnKey.submitLabel, lineHeight: field.lineHeight.map { Double($0) },
            edit: field.edit, isFocused: field.isFocused)
    }
}

extension TextFieldContent.Alignment {
    fileprivate init?(_ alignment: NSTextAlignment) {
        switch alignment {
        case .center: self = .center
        case .right: self = .trailing
        case .left, .justified, .natural: return nil
        }
    }
}

extension TextFieldContent.Keyboard {
    fileprivate init?(_ type: UIKeyboardType) {
        switch type {
        case .numberPad, .asciiCapableNumberPad: self = .number
        case .decimalPad, .numbersAndPunctuation: self = .decimal
        case .emailAddress: self = .email
        case .URL: self = .url
        case .phonePad, .namePhonePad: self = .phone
        case .webSearch: self = .search
        case .default, .asciiCapable, .twitter: return nil
        }
    }
}

extension TextFieldContent.Capitalization {
    fileprivate init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .none
        case .words: self = .words
        case .allCharacters: self = .characters
        case .sentences: return nil
        }
    }
}

extension UIReturnKeyType {
    fileprivate var submitLabel: String? {
        switch self {
        case .done: "done"
        case .go, .join, .route, .continue: "go"
        case .next: "next"
        case .search, .google, .yahoo: "search"
        case .send: "send"
        case .default, .emergencyCall: nil
        }
    }
}

extension ViewInput {
    init?(_ event: InputEvent) {
        switch event {
        case .tap: self = .tap
        case .press(_, let isDown): self = .press(isDown: isDown)
        case .gesture(_, let gesture): self = .gesture(ViewGesture(gesture))
        case .edit(_, let text, let edit): self = .edit(text, number: edit)
        case .submit: self = .submit
        case .focus(_, let isFocused): self = .focus(isFocused)
        case .slide(_, let value, let isEditing): self = .slide(value, isEditing: isEditing)
        case .choose(_, let index): self = .choose(index)
        case .pick(_, let value): self = .pick(value)
        case .dismiss: self = .dismiss
        case .scroll(_, let x, let y): self = .scroll(CGPoint(x: x, y: y))
        case .refresh: self = .refresh
        case .adjust(_, let isIncrement): self = .adjust(isIncrement: isIncrement)
        case .act(_, let index): self = .act(index)
        case .hover, .move, .media: return nil
        }
    }
}

extension ViewGesture {
    fileprivate init(_ event: GestureEvent) {
        let kinds: [GestureEvent.Kind: Kind] = [
            .tap: .tap, .longPress: .longPress, .drag: .drag, .magnify: .magnify, .rotate: .rotate,
        ]
        let phases: [GestureEvent.Phase: Phase] = [
            .began: .began, .changed: .changed, .ended: .ended, .cancelled: .cancelled,
        ]
        self.init(
            kind: kinds[event.gesture] ?? .tap, phase: phases[event.phase] ?? .cancelled,
            start: CGPoint(x: event.startX, y: event.startY), place: CGPoint(x: event.x, y: event.y),
            amount: CGFloat(event.amount ?? 1), velocity: CGPoint(x: event.velocityX ?? 0, y: event.velocityY ?? 0))
    }
}
