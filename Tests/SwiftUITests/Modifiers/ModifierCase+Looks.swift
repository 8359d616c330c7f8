import SwiftUI

private let long = "Some words that need more than one line of the room that they have"

extension ModifierCase {
    static var text: [ModifierCase] {
        let words = Group { Text(long) }.frame(width: 120)
        let line = Group { Text(long) }.lineLimit(1).frame(width: 300)
        let digits = Group { Text("1871") }
        return [
            ModifierCase("font", words) { $0.font(.title) },
            ModifierCase("fontWeight", words) { $0.fontWeight(.black) },
            ModifierCase("fontDesign", words) { $0.fontDesign(.serif) },
            ModifierCase("bold", words) { $0.bold() },
            ModifierCase("italic", words) { $0.italic() },
            ModifierCase("monospaced", words) { $0.monospaced() },
            ModifierCase("monospacedDigit", digits) { $0.monospacedDigit() },
            ModifierCase("underline", words) { $0.underline() },
            ModifierCase("strikethrough", words) { $0.strikethrough() },
            ModifierCase("kerning", words) { $0.kerning(3) },
            ModifierCase("tracking", words) { $0.tracking(3) },
            ModifierCase("baselineOffset", words) { $0.baselineOffset(5) },
            ModifierCase("textScale", words) { $0.textScale(.secondary) },
            ModifierCase("textCase", words) { $0.textCase(.uppercase) },
            ModifierCase("minimumScaleFactor", line) { $0.minimumScaleFactor(0.3) },
            ModifierCase("lineSpacing", words) { $0.lineSpacing(8) },
            ModifierCase("multilineTextAlignment", words) { $0.multilineTextAlignment(.trailing) },
            ModifierCase("truncationMode", line) { $0.truncationMode(.head) },
            ModifierCase("textSelection", words) { $0.textSelection(.enabled) },
            ModifierCase("lineLimit", words) { $0.lineLimit(1) },
            ModifierCase("lineLimit reservesSpace", digits) { $0.lineLimit(3, reservesSpace: true) },
            ModifierCase("lineLimit closed range", digits) { $0.lineLimit(2...3) },
            ModifierCase("lineLimit from", digits) { $0.lineLimit(2...) },
            ModifierCase("lineLimit through", words) { $0.lineLimit(...1) },
            ModifierCase("dynamicTypeSize", words) { $0.dynamicTypeSize(.accessibility1) },
            ModifierCase("foregroundStyle", words) { $0.foregroundStyle(.red) },
            ModifierCase("foregroundColor", words) { $0.foregroundColor(.red) },
            ModifierCase("redacted", words) { $0.redacted(reason: .placeholder) },
            ModifierCase("unredacted", words, in: { $0.redacted(reason: .placeholder) }) { $0.unredacted() },
            ModifierCase("privacySensitive", words, in: { $0.redacted(reason: .privacy) }) { $0.privacySensitive() },
        ]
    }

    static var effects: [ModifierCase] {
        let box = Color.red.frame(width: 40, height: 20)
        let boxes = HStack { box }
        return [
            ModifierCase("opacity", boxes) { $0.opacity(0.5) },
            ModifierCase("shadow", boxes) { $0.shadow(radius: 4) },
            ModifierCase("clipShape", boxes) { $0.clipShape(Circle()) },
            ModifierCase("clipped", boxes) { $0.clipped() },
            ModifierCase("cornerRadius", boxes) { $0.cornerRadius(4) },
            ModifierCase("scaleEffect", boxes) { $0.scaleEffect(2) },
            ModifierCase("scaleEffect x", boxes) { $0.scaleEffect(x: 2) },
            ModifierCase("scaleEffect size", boxes) { $0.scaleEffect(CGSize(width: 2, height: 1)) },
            ModifierCase("rotationEffect", boxes) { $0.rotationEffect(.degrees(20)) },
            ModifierCase("rotation3DEffect", boxes) { $0.rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0)) },
            ModifierCase("transformEffect", boxes) { $0.transformEffect(CGAffineTransform(scaleX: 2, y: 1)) },
            ModifierCase("hidden", boxes) { $0.hidden() },
            ModifierCase("blur", boxes) { $0.blur(radius: 2) },
            ModifierCase("brightness", boxes) { $0.brightness(0.2) },
            ModifierCase("contrast", boxes) { $0.contrast(0.2) },
            ModifierCase("saturation", boxes) { $0.saturation(0.2) },
            ModifierCase("grayscale", boxes) { $0.grayscale(0.2) },
            ModifierCase("hueRotation", boxes) { $0.hueRotation(.degrees(20)) },
            ModifierCase("colorInvert", boxes) { $0.colorInvert() },
            ModifierCase("colorMultiply", boxes) { $0.colorMultiply(.blue) },
            ModifierCase("luminanceToAlpha", boxes) { $0.luminanceToAlpha() },
            ModifierCase("blendMode", boxes) { $0.blendMode(.multiply) },
            ModifierCase("compositingGroup", boxes) { $0.compositingGroup() },
            ModifierCase("drawingGroup", boxes) { $0.drawingGroup() },
            ModifierCase("mask", boxes) { $0.mask { Circle() } },
            ModifierCase("border", boxes) { $0.border(Color.blue, width: 2) },
            ModifierCase("background style", boxes) { $0.background(Color.blue) },
            ModifierCase("background content", boxes) { $0.background { Color.blue } },
            ModifierCase("background in", boxes) { $0.background(Color.blue, in: Circle()) },
            ModifierCase("background in, current style", boxes) { $0.background(in: Circle()) },
            ModifierCase("backgroundStyle", boxes.background(in: Circle())) { $0.backgroundStyle(Color.blue) },
            ModifierCase("overlay style", boxes) { $0.overlay(Color.blue) },
            ModifierCase("overlay content", boxes) { $0.overlay { Color.blue } },
            ModifierCase("overlay in", boxes) { $0.overlay(Color.blue, in: Circle()) },
            ModifierCase("symbolVariant", HStack { Image(systemName: "heart") }) { $0.symbolVariant(.fill) },
            ModifierCase("imageScale", HStack { Image(systemName: "heart") }) { $0.imageScale(.large) },
        ]
    }

    static var accessibility: [ModifierCase] {
        let words = Text("a")
        let row = HStack {
            Text("a"); Text("b")
        }
        return [
            ModifierCase("accessibilityLabel", words) { $0.accessibilityLabel("A letter") },
            ModifierCase("accessibilityValue", words) { $0.accessibilityValue("1") },
            ModifierCase("accessibilityHint", words) { $0.accessibilityHint("The first") },
            ModifierCase("accessibilityIdentifier", words) { $0.accessibilityIdentifier("a") },
            ModifierCase("accessibilityHidden", words) { $0.accessibilityHidden(true) },
            ModifierCase("accessibilityElement", row) { $0.accessibilityElement(children: .combine) },
            ModifierCase("accessibilityAddTraits", words) { $0.accessibilityAddTraits(.isHeader) },
            ModifierCase("accessibilityRemoveTraits", words.accessibilityAddTraits(.isHeader)) {
                $0.accessibilityRemoveTraits(.isHeader)
            },
            ModifierCase("accessibilityHeading", words.accessibilityAddTraits(.isHeader)) {
                $0.accessibilityHeading(.h2)
            },
            ModifierCase("accessibilityAction", words) { $0.accessibilityAction(named: "Go") {} },
            ModifierCase("accessibilityAdjustableAction", words) { $0.accessibilityAdjustableAction { _ in } },
            ModifierCase("accessibilityRepresentation", words) { $0.accessibilityRepresentation { Button("Go") {} } },
            ModifierCase("accessibilityChildren", words) { $0.accessibilityChildren { Button("Go") {} } },
        ]
    }

    static var gestures: [ModifierCase] {
        let box = HStack { Color.red.frame(width: 40, height: 20) }
        return [
            ModifierCase("onTapGesture", box) { $0.onTapGesture {} },
            ModifierCase("onTapGesture count", box) { $0.onTapGesture(count: 2) {} },
            ModifierCase("onTapGesture place", box) { $0.onTapGesture(coordinateSpace: .global) { _ in } },
            ModifierCase("onLongPressGesture", box) { $0.onLongPressGesture {} },
            ModifierCase("gesture", box) { $0.gesture(DragGesture()) },
            ModifierCase("highPriorityGesture", box) { $0.highPriorityGesture(DragGesture()) },
            ModifierCase("simultaneousGesture", box) { $0.simultaneousGesture(DragGesture()) },
            ModifierCase("onHover", box) { $0.onHover { _ in } },
            ModifierCase("contentShape", box) { $0.contentShape(Circle()).onTapGesture {} },
            ModifierCase("contentShape within a gesture", box, in: { $0.onTapGesture {} }) {
                $0.contentShape(Circle())
            },
            ModifierCase("allowsHitTesting", box) { $0.allowsHitTesting(false) },
            ModifierCase("disabled", Button("a") {}) { $0.disabled(true) },
        ]
    }
}
