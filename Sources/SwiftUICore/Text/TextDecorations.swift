import CoreGraphics
import Foundation
import RenderTree
import TreePainter

/// Decorations of a text besides its letters: backgrounds of runs, coloured and patterned lines, symbols and
/// pictures, and the tap areas of links.
@MainActor final class TextDecorations {
    private unowned let owner: LayoutNode
    private var ids: [NodeID] = []
    private var symbols: [SymbolNodes] = []
    private var links: [NodeID: URL] = [:]
    var openURL: OpenURLAction?

    init(_ owner: LayoutNode) { self.owner = owner }

    /// A run with its frame and baseline.
    private struct Place {
        var span: ResolvedText.Span
        var frame: CGRect
        var baseline: CGFloat
    }

    func put(_ fitted: FittedText, at origin: CGPoint) -> (behind: [NodeID], inFront: [NodeID]) {
        guard fitted.text.hasExtras || !ids.isEmpty || !symbols.isEmpty else { return ([], []) }
        var used = 0
        links = [:]
        func next() -> NodeID {
            if used == ids.count { ids.append(owner.makeID()) }
            used += 1
            return ids[used - 1]
        }
        let places = self.places(fitted, origin)
        let behind = places.compactMap { place -> NodeID? in
            guard let color = place.span.background else { return nil }
            return put(next(), place.frame, .shape(ShapeContent(path: Self.box(place.frame), fill: .color(color))))
        }
        var inFront: [NodeID] = []
        for place in places {
            inFront += lines(of: place).map { put(next(), $0.frame, .shape($0.shape)) }
            if place.span.link != nil { inFront.append(link(next(), place)) }
        }
        inFront += attachments(places, next)
        for id in ids[used...] { owner.graph.store.remove(id) }
        return (behind, inFront)
    }

    private func places(_ fitted: FittedText, _ origin: CGPoint) -> [Place] {
        let spans = fitted.text.spans
        guard fitted.text.hasExtras else { return [] }
        return fitted.layout.lines.flatMap { line in
            line.runs.compactMap { run -> Place? in
                guard spans.indices.contains(run.span), spans[run.span].hasExtras else { return nil }
                let frame = CGRect(x: origin.x + run.x, y: origin.y + line.y, width: run.width, height: line.height)
                return Place(span: spans[run.span], frame: frame, baseline: origin.y + line.baseline)
            }
        }
    }

    private func put(_ id: NodeID, _ frame: CGRect, _ content: NodeContent) -> NodeID {
        owner.graph.store.put(
            Node(id: id, frame: TreeRect(frame), content: content, accessibility: NodeAccessibility(hidden: true)))
        return id
    }

    private static func box(_ frame: CGRect) -> String { PathData.rectangle(CGRect(origin: .zero, size: frame.size)) }

    // MARK: Lines

    private func lines(of place: Place) -> [(frame: CGRect, shape: ShapeContent)] {
        let metrics = TextEngine.metrics(of: place.span.font.spec)
        let baseline = place.baseline - place.span.baselineOffset
        let color = place.span.paint.representativeColor
        let wanted = [
            (place.span.underline, place.span.underlineColor, baseline + metrics.underlineOffset),
            (place.span.strikethrough, place.span.strikethroughColor, baseline - metrics.strikethroughOffset),
        ]
        return wanted.compactMap { style, own, middle in
            guard let style, !style.isPlain else { return nil }
            let thickness = metrics.lineThickness
            let frame = CGRect(
                x: place.frame.minX, y: middle - thickness / 2, width: place.frame.width, height: thickness)
            let stroke = Stroke(
                paint: .color(own ?? color), width: thickness,
                dash: style.pattern.dash.isEmpty ? nil : style.pattern.dash.map { $0 * Double(thickness) })
            let y = PathData.number(thickness / 2)
            return (frame, ShapeContent(path: "M0 \(y)L\(PathData.number(frame.width)) \(y)", stroke: stroke))
        }
    }

    // MARK: Links

    private func link(_ id: NodeID, _ place: Place) -> NodeID {
        links[id] = place.span.link
        owner.graph.store.put(
            Node(
                id: id, frame: TreeRect(place.frame),
                accessibility: NodeAccessibility(label: place.span.text, traits: [.link, .button]), interactions: .tap))
        owner.graph.setResponder(owner, for: id)
        return id
    }

    func handle(_ event: InputEvent) {
        guard case .tap(let id) = event, let url = links[id] else { return }
        openURL?(url)
    }

    // MARK: Symbols and pictures

    private func attachments(_ places: [Place], _ next: () -> NodeID) -> [NodeID] {
        var renderedIDs: [NodeID] = []
        var count = 0
        for place in places {
            guard let attachment = place.span.attachment else { continue }
            let top = place.baseline - place.span.baselineOffset + attachment.top
            let frame = CGRect(origin: CGPoint(x: place.frame.minX, y: top), size: attachment.size)
            switch attachment.drawing {
            case .symbol(let symbol):
                if count == symbols.count { symbols.append(SymbolNodes(owner)) }
                renderedIDs += symbols[count].put(symbol, at: frame.origin, frame.size)
                count += 1
            case .picture(let picture, let tint):
                guard let data = picture.pngData() else { continue }
                let image = ImageContent(asset: owner.graph.pictures.provide(data), tint: tint)
                renderedIDs.append(put(next(), frame, .image(image)))
            case .missing(let name, let isSymbol, let color):
                report(name, isSymbol: isSymbol)
                let stroke = Stroke(paint: .color(color), width: 1.5)
                renderedIDs.append(put(next(), frame, .shape(ShapeContent(path: Self.box(frame), stroke: stroke))))
            }
        }
        for symbol in symbols[count...] { symbol.clear() }
        return renderedIDs
    }

    private func report(_ name: String, isSymbol: Bool) {
        if isSymbol { return SymbolReport.unknown(name, owner.graph) }
        owner.graph.report("image_missing", "There is no picture named “\(name)” in the bundle.", "Text")
    }
}

extension ResolvedText {
    fileprivate var hasExtras: Bool {
        for span in spans where span.hasExtras { return true }
        return false
    }
}

extension ResolvedText.Span {
    fileprivate var hasExtras: Bool {
        background != nil || link != nil || attachment != nil || underline?.isPlain == false
            || strikethrough?.isPlain == false
    }
}
