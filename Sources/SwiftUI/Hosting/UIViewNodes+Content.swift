import CoreGraphics
import RenderTree
import UIKit

// What UIKit's views say of themselves, in the words of node trees.

extension TreeRect {
    init(_ rect: CGRect) {
        func number(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
        self.init(
            x: number(rect.minX), y: number(rect.minY), width: max(0, number(rect.width)),
            height: max(0, number(rect.height)))
    }
}

extension RGBA {
    init(_ color: CGColor) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
    }
}

extension NodeStyle {
    init(_ style: ViewStyle, _ size: CGSize) {
        let matrix = style.transform
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        // A node's clip stands outside of its transform, a view's within.
        let turned = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(matrix)
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        self.init(
            opacity: style.opacity == 1 ? nil : Double(style.opacity),
            transform: matrix.isIdentity
                ? nil : [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { Double($0) },
            clip: style.clip.map { Clip(path: (matrix.isIdentity ? $0 : $0.copy(using: turned)).svg) },
            shadow: style.shadow.map {
                Shadow(
                    color: RGBA($0.color), radius: Double($0.radius), x: Double($0.offset.width),
                    y: Double($0.offset.height))
            }, ignoresInput: style.ignoresInput ? true : nil)
    }
}

extension ShapeContent {
    init(_ shape: ViewShape) {
        self.init(
            path: shape.path.svg, fill: shape.fill.map(Paint.init), stroke: shape.stroke.map(Stroke.init),
            evenOdd: shape.isEvenOdd ? true : nil)
    }
}

extension Paint {
    fileprivate init(_ paint: ViewPaint) {
        func stops(_ stops: [(location: CGFloat, color: CGColor)]) -> [GradientStop] {
            stops.map { GradientStop(location: Double($0.location), color: RGBA($0.color)) }
        }
        switch paint {
        case .color(let color): self = .color(RGBA(color))
        case .linear(let colors, let start, let end):
            self = .linearGradient(
                LinearGradientPaint(
                    stops: stops(colors), startX: Double(start.x), startY: Double(start.y), endX: Double(end.x),
                    endY: Double(end.y)))
        case .radial(let colors, let center, let radius):
            self = .radialGradient(
                RadialGradientPaint(
                    stops: stops(colors), centerX: Double(center.x), centerY: Double(center.y), startRadius: 0,
                    endRadius: Double(radius), isElliptical: true))
        case .conic(let colors, let center, let angle):
            self = .angularGradient(
                AngularGradientPaint(
                    stops: stops(colors), centerX: Double(center.x), centerY: Double(center.y),
                    startAngle: Double(angle), endAngle: Double(angle) + 360))
        }
    }
}

extension Stroke {
    fileprivate init(_ stroke: ViewStroke) {
        let caps: [CGLineCap: Cap] = [.round: .round, .square: .square]
        let joins: [CGLineJoin: Join] = [.round: .round, .bevel: .bevel]
        self.init(
            paint: Paint(stroke.paint), width: Double(stroke.width), cap: caps[stroke.cap], join: joins[stroke.join],
            dash: stroke.dash.isEmpty ? nil : stroke.dash.map { Double($0) })
    }
}

extension TextLine {
    init(_ line: ViewTextLine) {
        self.init(
            y: Double(line.y), height: Double(line.height), baseline: Double(line.baseline),
            runs: line.runs.map { run in
                TextRun(
                    text: run.text, x: Double(run.x), width: Double(run.width), font: FontDescription(run.font),
                    color: RGBA(run.color), tracking: run.tracking == 0 ? nil : Double(run.tracking),
                    baselineOffset: run.baselineOffset == 0 ? nil : Double(run.baselineOffset),
                    underline: run.isUnderlined ? true : nil, strikethrough: run.isStruckThrough ? true : nil,
                    isFallback: run.isFallback ? true : nil)
            })
    }
}

extension FontDescription {
    init(_ font: FontSpec) {
        self.init(
            family: font.family, size: Double(font.size), weight: font.weight, italic: font.italic ? true : nil,
            monospacedDigits: font.monospacedDigits ? true : nil)
    }
}

extension NodeGestures {
    init(_ gestures: ViewGestures) {
        self.init(
            taps: gestures.taps.isEmpty ? nil : gestures.taps,
            longPress: gestures.longPress.map { LongPress(duration: $0.duration, distance: $0.distance) },
            dragDistance: gestures.dragDistance, magnifies: gestures.magnifies ? true : nil,
            rotates: gestures.rotates ? true : nil, isSimultaneous: gestures.isSimultaneous ? true : nil)
    }
}

extension NodeAccessibility {
    init(_ speech: ViewSpeech) {
        self.init(
            label: speech.label, value: speech.value, hint: speech.hint, identifier: speech.identifier,
            hidden: speech.isHidden || speech.isElement == false && speech.label != nil ? true : nil,
            progress: speech.progress, isAdjustable: speech.traits?.contains(.adjustable) == true ? true : nil,
            actions: speech.actions.isEmpty ? nil : speech.actions)
        let told = speech.traits ?? []
        let known: [(UIAccessibilityTraits, Trait)] = [
            (.button, .button), (.link, .link), (.image, .image), (.selected, .selected), (.header, .header),
        ]
        let traits =
            known.filter { told.contains($0.0) }.map(\.1) + (speech.isChoices ? [.choices] : [])
            + (speech.progress == nil ? [] : [.progress])
        // A picture without a word is decoration.
        let isMute = traits == [.image] && speech.label == nil
        self.traits = traits.isEmpty || isMute ? nil : traits
    }
}
