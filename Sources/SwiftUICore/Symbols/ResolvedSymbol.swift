import CoreGraphics
import RenderTree

/// A symbol resolved with the settings of an environment.
struct ResolvedSymbol: Equatable {
    let art: SymbolArt
    let place: SymbolMetrics
    /// One paint per layer of the art.
    let paints: [Paint]
    /// Outline width added for heavier fonts, in units of the art.
    let extraWeight: CGFloat

    /// Resolves a symbol; returns nil for an unknown name. Light weights are drawn as regular: the icons have one
    /// weight.
    ///
    /// - Parameter front: paint of the symbol; nil is the foreground style.
    init?(
        _ name: String, _ variableValue: Double?, mode: SymbolRenderingMode?, _ environment: EnvironmentValues,
        front: Paint? = nil
    ) {
        let kind = mode?.kind ?? .monochrome
        let names = environment.symbolVariants.names(for: name)
        let value = variableValue.map { VariableSymbol.name(for: $0, of: name) }
        let candidates = (value?.map { [$0] } ?? []) + names
        let found = candidates.lazy.compactMap { candidate in
            SystemSymbols.art(named: candidate, isLayered: kind != .monochrome).map { (candidate, $0) }
        }.first
        guard let (drawnName, art) = found else { return nil }
        let font = environment.textFont
        self.art = art
        place = SymbolMetrics(
            of: art, pointSize: font.size, scale: environment.imageScale.factor,
            capHeight: TextEngine.metrics(of: font.spec).capHeight)
        paints = SymbolPaints(kind: kind, environment: environment, given: front).paints(for: art, named: drawnName)
        extraWeight = art.isFilled ? 0 : CGFloat(max(0, font.spec.weight - 400)) / 500 * 0.9
    }

    /// Returns a layer's shape, in points, scaled to a node of this size.
    func shape(_ layer: Int, in size: CGSize) -> ShapeContent {
        let stretch = CGAffineTransform(
            a: size.width / max(place.size.width, 0.001), b: 0, c: 0, d: size.height / max(place.size.height, 0.001),
            tx: 0, ty: 0)
        let path = art.layers[layer].path.copy(using: place.transform.concatenating(stretch))
        return ShapeContent(
            path: path.svg, fill: paints[layer], stroke: stroke(paints[layer], scale: place.transform.a * stretch.d),
            evenOdd: art.layers[layer].evenOdd ? true : nil)
    }

    /// Returns a stroke along the outline that makes it heavier; nil for translucent colours, where it would be
    /// visible.
    private func stroke(_ paint: Paint, scale: CGFloat) -> Stroke? {
        guard extraWeight > 0, paint.representativeColor.alpha >= 1 else { return nil }
        return Stroke(paint: paint, width: Double(extraWeight * scale), join: .round)
    }

    /// Returns the text for an emoji symbol, sized relative to the frame as a letter is to its line; nil for other
    /// symbols.
    func emojiText(in size: CGSize) -> TextContent? {
        guard let emoji = art.emoji else { return nil }
        let font = Font(size: max(1, min(size.width, size.height) * 0.8))
        let layout = TextEngine.layout(
            TextParagraph(spans: [TextSpan(text: emoji, font: font.spec)], lineLimit: 1))
        guard let line = layout.lines.first else { return nil }
        let x = (size.width - line.width) / 2
        let y = (size.height - line.height) / 2
        let run = TextRun(
            text: emoji, x: x, width: line.width, font: font.description,
            color: paints.first?.representativeColor ?? .opaqueBlack,
            isFallback: true)
        return TextContent(lines: [
            TextLine(y: y, height: line.height, baseline: y + line.baseline, runs: [run])
        ])
    }
}

extension RGBA {
    fileprivate static let opaqueBlack = RGBA(red: 0, green: 0, blue: 0)
}

extension Image.Scale {
    /// Size relative to `medium`, as with Apple's symbols.
    var factor: CGFloat {
        switch self {
        case .small: 0.78
        case .medium: 1
        case .large: 1.29
        }
    }
}

/// Symbols that vary with a value between 0 and 1.
enum VariableSymbol {
    /// Returns the name of the variant for a value; nil if the symbol has none.
    static func name(for value: Double, of name: String) -> String? {
        guard value.isFinite, let steps = steps[name] else { return nil }
        let index = Int((min(max(value, 0), 1) * Double(steps.count - 1)).rounded(.up))
        return steps[min(index, steps.count - 1)]
    }

    private static let steps: [String: [String]] = [
        "wifi": ["wifi.level.0", "wifi.level.1", "wifi"],
        "cellularbars": [
            "cellularbars.level.0", "cellularbars.level.1", "cellularbars.level.2", "cellularbars.level.3",
            "cellularbars",
        ],
        "speaker.wave.3": ["speaker", "speaker.wave.1", "speaker.wave.3"],
        "speaker.wave.3.fill": ["speaker.fill", "speaker.wave.1.fill", "speaker.wave.3.fill"],
        "speaker.wave.2": ["speaker", "speaker.wave.1", "speaker.wave.2"],
        "speaker.wave.2.fill": ["speaker.fill", "speaker.wave.1.fill", "speaker.wave.2.fill"],
        "battery.100": ["battery.0", "battery.50", "battery.100"],
        "battery.100percent": ["battery.0", "battery.50", "battery.100"],
    ]
}

enum SymbolReport {
    @MainActor static func unknown(_ name: String, _ graph: ViewGraph) {
        guard SystemSymbols.isInstalled else {
            return graph.report(
                "symbols_missing", "No symbol can be drawn: the Debian package bootstrap-icons is not installed.",
                "Image")
        }
        let near = SystemSymbols.suggestions(for: name).joined(separator: ", ")
        graph.report(
            "system_symbol", "The symbol “\(name)” is not available; a placeholder is shown. Near to it: \(near).",
            "Image")
    }
}
