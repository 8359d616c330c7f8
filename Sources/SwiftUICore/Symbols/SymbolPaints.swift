import CoreGraphics
import RenderTree

/// Assigns paints to the layers of a symbol.
struct SymbolPaints {
    let kind: SymbolRenderingMode.Kind
    let environment: EnvironmentValues
    /// Paint that replaces the foreground style.
    var given: Paint?

    /// Opacity of layers in the back of hierarchical symbols.
    private static let weakOpacity = 0.3

    func paints(for art: SymbolArt, named name: String) -> [Paint] {
        let colors = kind == .multicolor ? Self.colors(of: name) : nil
        let hasBadge = art.layers.contains { $0.part == .badge }
        return art.layers.map { layer in
            let isBehind = layer.part == .enclosure || (hasBadge && layer.part == .main)
            if let colors { return .color((isBehind ? colors.back : colors.front).resolved(in: environment)) }
            return isBehind ? back : front
        }
    }

    private var front: Paint { given ?? ForegroundStyle().paint(in: environment) }

    private var back: Paint {
        switch kind {
        case .monochrome, .multicolor: front
        case .hierarchical: front.faded(to: Self.weakOpacity)
        case .palette: HierarchicalShapeStyle.secondary.paint(in: environment)
        }
    }

    /// Returns the colours of Apple's symbol with this name, if known. `back` is the colour of a filled enclosure.
    private static func colors(of name: String) -> (front: Color, back: Color)? {
        if let color = enclosed[name] { return (.white, color) }
        let family = families.first { name == $0.name || name.hasPrefix($0.name + ".") }
        return family.map { ($0.color, $0.color) }
    }

    private static let enclosed: [String: Color] = [
        "checkmark.circle.fill": .green, "plus.circle.fill": .green, "minus.circle.fill": .red,
        "xmark.circle.fill": .red, "questionmark.circle.fill": .blue, "info.circle.fill": .blue,
        "exclamationmark.circle.fill": .red, "play.circle.fill": .blue, "phone.circle.fill": .green,
    ]

    private static let families: [(name: String, color: Color)] = [
        ("exclamationmark.triangle", .yellow), ("exclamationmark.octagon", .red), ("xmark.octagon", .red),
        ("heart", .red), ("suit.heart", .red), ("suit.diamond", .red), ("star", .yellow), ("sun", .yellow),
        ("sunrise", .orange), ("sunset", .orange), ("moon", .yellow), ("bolt", .yellow), ("flame", .orange),
        ("drop", .blue), ("leaf", .green), ("tree", .green), ("carrot", .orange), ("trash", .red), ("flag", .orange),
        ("gift", .red), ("phone", .green), ("message", .green), ("video", .green), ("mic", .red), ("cross", .red),
        ("bandage", .red), ("pills", .red), ("trophy", .yellow), ("crown", .yellow), ("medal", .yellow),
        ("lightbulb", .yellow), ("battery", .green), ("wifi", .blue), ("cloud.rain", .blue), ("cloud.snow", .cyan),
        ("snowflake", .cyan), ("creditcard", .orange), ("paintpalette", .orange), ("folder", .cyan),
        ("externaldrive", .gray), ("rainbow", .purple),
    ]
}
