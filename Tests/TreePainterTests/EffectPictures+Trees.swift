import CoreGraphics
import EffectSamples
import ReadPictures
import RenderTree

// Node 2 is the ground; the nodes of an example begin with 3.
extension EffectPictures {
    static var trees: [String: [Node]] {
        var trees = gradients.merging(filters) { $1 }.merging(compositions) { $1 }.merging(texts) { $1 }
        for mode in RenderTree.BlendMode.allCases where mode.isOfBrowsers {
            trees["blend \(mode.rawValue)"] = blend(mode)
        }
        return trees
    }

    private static let stops: [GradientStop] = [
        GradientStop(location: 0, color: RGBA(red: 1, green: 0.2, blue: 0)),
        GradientStop(location: 0.4, color: RGBA(red: 1, green: 0.9, blue: 0.1)),
        GradientStop(location: 1, color: RGBA(red: 0, green: 0.2, blue: 0.8)),
    ]
    private static let fading: [GradientStop] = [
        GradientStop(location: 0, color: RGBA(red: 1, green: 0, blue: 0, alpha: 0)),
        GradientStop(location: 1, color: RGBA(red: 0, green: 0, blue: 1)),
    ]
    private static let blob = "M30 2C60 2 58 30 50 50L20 56C0 50 -4 20 30 2Z"

    private static func shape(_ fill: Paint? = nil, _ stroke: Stroke? = nil) -> [Node] {
        [
            Node(
                id: NodeID(rawValue: 3), frame: TreeRect(x: 0, y: 0, width: 60, height: 60),
                content: .shape(ShapeContent(path: blob, fill: fill, stroke: stroke)))
        ]
    }

    private static let paints: [String: Paint] = [
        "linear": .linearGradient(
            LinearGradientPaint(stops: stops, startX: 0.1, startY: 0, endX: 0.8, endY: 0.7)),
        "linear without length": .linearGradient(
            LinearGradientPaint(stops: stops, startX: 0.5, startY: 0.5, endX: 0.5, endY: 0.5)),
        "fading linear": .linearGradient(
            LinearGradientPaint(stops: fading, startX: 0, startY: 0.5, endX: 1, endY: 0.5)),
        "radial": .radialGradient(
            RadialGradientPaint(stops: stops, centerX: 0.4, centerY: 0.5, startRadius: 8, endRadius: 26)),
        "elliptical": .radialGradient(
            RadialGradientPaint(
                stops: stops, centerX: 0.5, centerY: 0.5, startRadius: 0.1, endRadius: 0.4, isElliptical: true)),
        "angular": .angularGradient(
            AngularGradientPaint(stops: stops, centerX: 0.5, centerY: 0.45, startAngle: -30, endAngle: 330)),
        "part of a turn": .angularGradient(
            AngularGradientPaint(stops: stops, centerX: 0.5, centerY: 0.5, startAngle: 100, endAngle: 280)),
        "fading angular": .angularGradient(
            AngularGradientPaint(stops: fading, centerX: 0.5, centerY: 0.5, startAngle: 0, endAngle: 360)),
    ]

    private static var gradients: [String: [Node]] {
        var trees: [String: [Node]] = [:]
        for (name, paint) in paints {
            trees[name] = shape(paint)
            trees["\(name) line"] = shape(nil, Stroke(paint: paint, width: 8, join: .round))
        }
        trees["elliptical of a wide frame"] = [
            Node(
                id: NodeID(rawValue: 3), frame: TreeRect(x: 0, y: 10, width: 60, height: 30),
                content: .shape(ShapeContent(path: "M0 0L60 0L60 30L0 30Z", fill: paints["elliptical"])))
        ]
        trees["dashes"] = shape(
            nil, Stroke(paint: .color(.blue), width: 5, cap: .round, dash: [12, 9], dashPhase: 4))
        trees["cut corner"] = shape(nil, Stroke(paint: .color(.blue), width: 8, join: .miter, miterLimit: 1))
        return trees
    }

    /// A small scene of six colours, one of them half seen through.
    static func scene(_ style: NodeStyle) -> [Node] {
        let colors = [
            RGBA(red: 0.9, green: 0.2, blue: 0.1), RGBA(red: 0.1, green: 0.7, blue: 0.3),
            RGBA(red: 0.2, green: 0.3, blue: 0.9), RGBA(red: 0.95, green: 0.8, blue: 0.2),
            RGBA(red: 0.5, green: 0.5, blue: 0.5), RGBA(red: 0.6, green: 0.1, blue: 0.7, alpha: 0.5),
        ]
        let children = colors.enumerated().map { index, color in
            rectangle(4 + index, Double(index % 3) * 14, Double(index / 3) * 20, 14, 20, color)
        }
        return [
            Node(
                id: NodeID(rawValue: 3), frame: TreeRect(x: 9, y: 10, width: 42, height: 40), style: style,
                children: children.map(\.id))
        ] + children
    }

    private static var filters: [String: [Node]] {
        var all = Filters.samples
        all["all filters"] = Filters(
            blur: 1, brightness: 0.1, contrast: 1.2, saturation: 0.5, grayscale: 0.2, hueRotation: 30,
            isInverted: true, multiply: RGBA(red: 0.9, green: 0.8, blue: 1))
        return all.mapValues { scene(NodeStyle(filters: $0)) }
    }

    private static var compositions: [String: [Node]] {
        let heart = "M21 38C-10 18 8 -8 21 8C34 -8 52 18 21 38Z"
        let turned = [0.8, 0.3, -0.3, 0.8, 2, -3]
        return [
            "mask": scene(NodeStyle(mask: AssetID(rawValue: "ramp"))),
            "mask over a shadow": scene(
                NodeStyle(
                    shadow: Shadow(color: .black, radius: 0, x: 4, y: 4), mask: AssetID(rawValue: "ramp"))),
            "projection": scene(NodeStyle(projection: [0.7, 0, 0, 0, 1, 0, 0.008, 0, 1])),
            "projection of a transform": scene(
                NodeStyle(transform: turned, projection: [0.8, 0, 0, 0, 1, 0, -0.006, 0.004, 1])),
            "back of a projection": scene(NodeStyle(projection: [-0.8, 0, 0, 0, 1, 0, 0.005, 0, 1])),
            "clip over a transform": scene(NodeStyle(transform: turned, clip: Clip(path: heart))),
            "clip with a hole": scene(
                NodeStyle(clip: Clip(path: "M0 0L42 0L42 40L0 40ZM10 10L30 10L30 30L10 30Z", evenOdd: true))),
            "rounded": scene(NodeStyle(clip: Clip(path: "M0 0L42 0L42 40L0 40Z", cornerRadius: 0))),
            "shadow of a clip": scene(
                NodeStyle(clip: Clip(path: heart), shadow: Shadow(color: .black, radius: 3, x: 2, y: 4))),
            "everything": scene(
                NodeStyle(
                    opacity: 0.8, filters: Filters(blur: 1, saturation: 0.5), transform: turned,
                    projection: [0.9, 0, 0, 0, 1, 0, 0.004, 0, 1], clip: Clip(path: heart),
                    shadow: Shadow(color: .black, radius: 2, x: 3, y: 3), blend: .multiply)),
            "pixels": picture("checker", isPixelated: true),
            "blur of what is behind": blurBehind(NodeStyle(backdropBlur: 4)),
            "blur behind a heart": blurBehind(NodeStyle(clip: Clip(path: heart), backdropBlur: 3)),
            "blend within a group": blendInGroup,
        ]
    }

    /// Half seen through, over the scene.
    private static func blurBehind(_ style: NodeStyle) -> [Node] {
        let over = Node(
            id: NodeID(rawValue: 30), frame: TreeRect(x: 12, y: 15, width: 42, height: 40),
            content: .shape(
                ShapeContent(
                    path: "M0 0L42 0L42 40L0 40Z", fill: .color(RGBA(red: 0.9, green: 0.9, blue: 0.9, alpha: 0.3)))),
            style: style)
        return scene(NodeStyle()) + [over]
    }

    private static func picture(_ asset: String, isPixelated: Bool) -> [Node] {
        [
            Node(
                id: NodeID(rawValue: 3), frame: TreeRect(x: 6, y: 6, width: 48, height: 48),
                content: .image(ImageContent(asset: AssetID(rawValue: asset), isPixelated: isPixelated)))
        ]
    }

    /// Stripes of which the upper ones are seen through, below a scene that blends with them.
    private static func blend(_ mode: RenderTree.BlendMode) -> [Node] {
        var behind = rectangle(20, 0, 20, 60, 20, RGBA(red: 0.3, green: 0.6, blue: 0.9))
        behind.style.opacity = 0.9
        return [behind] + scene(NodeStyle(blend: mode))
    }

    private static var blendInGroup: [Node] {
        var top = rectangle(5, 10, 10, 30, 30, RGBA(red: 0.9, green: 0.7, blue: 0))
        top.style.blend = .multiply
        let group = Node(
            id: NodeID(rawValue: 3), frame: TreeRect(x: 5, y: 5, width: 50, height: 50),
            style: NodeStyle(blend: .normal), children: [NodeID(rawValue: 4), top.id])
        let behind = rectangle(20, 0, 20, 60, 20, RGBA(red: 0.3, green: 0.6, blue: 0.9))
        return [behind, group, rectangle(4, 0, 0, 20, 50, RGBA(red: 0.2, green: 0.8, blue: 0.9)), top]
    }

    private static var texts: [String: [Node]] {
        func words(_ change: (inout TextRun) -> Void) -> [Node] {
            var run = TextRun(text: "Mm", x: 2, width: 50, font: FontDescription(size: 34, weight: 800), color: .red)
            change(&run)
            let metrics = TextEngine.metrics(of: FontSpec(size: 34, weight: 800))
            return [
                Node(
                    id: NodeID(rawValue: 3), frame: TreeRect(x: 0, y: 5, width: 60, height: 50),
                    content: .text(
                        TextContent(lines: [
                            TextLine(
                                y: 0, height: Double(metrics.lineHeight), baseline: Double(metrics.ascent),
                                runs: [run])
                        ])))
            ]
        }
        return [
            "text": words { $0.color = .blue }, "raised text": words { $0.baselineOffset = 6 },
            "spaced text": words {
                $0.text = "ii"; $0.tracking = 12
            },
            "text in a gradient": words { $0.paint = paints["linear"] },
            "text in a circle": words { $0.paint = paints["radial"] },
            "text in a sweep": words { $0.paint = paints["angular"] },
        ]
    }
}
