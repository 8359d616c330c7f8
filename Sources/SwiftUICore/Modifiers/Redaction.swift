package import RenderTree

/// Reasons to redact a view's content.
///
/// Source: developer.apple.com/documentation/swiftui/redactionreasons
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    /// Reasons for which content is redacted here; empty where it is not.
    @Entry public var redactionReasons: RedactionReasons = []
}

/// Modifier that draws bars in place of text, and areas in place of pictures.
public struct _RedactionModifier: LayoutModifier {
    public typealias Body = Never
    enum Rule { case placeholder, sensitive, open }
    let rule: Rule

    package func wrap(_ content: LayoutNode) -> RedactionNode { RedactionNode(content) }

    package func apply(to node: RedactionNode, in environment: EnvironmentValues) {
        let reasons = environment.redactionReasons
        switch rule {
        case .placeholder: node.mode = reasons.contains(.placeholder) ? .hidden : .untouched
        case .sensitive: node.mode = reasons.contains(.privacy) ? .hidden : .untouched
        case .open: node.mode = .open
        }
    }
}

package final class RedactionNode: GroupingNode {
    enum Mode { case untouched, hidden, open }
    var mode = Mode.untouched { didSet { if mode != oldValue { markDirty() } } }
    /// Real and substituted contents of the tree nodes that are redacted now.
    private var hidden: [NodeID: (real: NodeContent, shown: NodeContent)] = [:]

    override func passesHeader(to child: LayoutNode) -> Bool { false }

    package override func makeNode(_ id: NodeID) -> Node {
        let known = hidden
        hidden = [:]
        if mode == .hidden { for child in content.renderedIDs { hide(child, known) } }
        for (id, contents) in known where hidden[id] == nil { reveal(id, contents) }
        if mode == .open { graph.openNodes.insert(id) } else { graph.openNodes.remove(id) }
        return super.makeNode(id)
    }

    private func hide(_ id: NodeID, _ known: [NodeID: (real: NodeContent, shown: NodeContent)]) {
        guard var node = graph.store[id], !graph.openNodes.contains(id) else { return }
        if let before = known[id], before.shown == node.content {
            hidden[id] = before
        } else if let bars = node.bars {
            hidden[id] = (node.content, bars)
            node.content = bars
            graph.store.put(node)
        }
        for child in node.children { hide(child, known) }
    }

    private func reveal(_ id: NodeID, _ contents: (real: NodeContent, shown: NodeContent)) {
        guard var node = graph.store[id], node.content == contents.shown else { return }
        node.content = contents.real
        graph.store.put(node)
    }
}

extension Node {
    /// Bars in place of text or an area in place of a picture; nil where there is nothing to redact.
    fileprivate var bars: NodeContent? {
        switch content {
        case .text(let text):
            var path = Path()
            for line in text.lines {
                let (left, right) = (line.runs.map(\.x).min() ?? 0, line.runs.map { $0.x + $0.width }.max() ?? 0)
                let box = CGRect(x: left, y: line.y, width: right - left, height: line.height)
                path.addRoundedRect(
                    in: box.insetBy(dx: 0, dy: box.height * 0.08), cornerSize: CGSize(width: 4, height: 4))
            }
            let color = text.lines.first?.runs.first?.color ?? RGBA(red: 0.5, green: 0.5, blue: 0.5)
            return .shape(ShapeContent(path: path.data, fill: .color(color.faded(to: 0.18))))
        case .image:
            let box = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
            let color = RGBA(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.25)
            return .shape(ShapeContent(path: PathData.rectangle(box), fill: .color(color)))
        default: return nil
        }
    }
}

extension View {
    /// Redacts this view: as `.placeholder` text becomes bars and pictures areas; `.privacy` redacts only what is
    /// `privacySensitive`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/redacted(reason:)
    public func redacted(reason: RedactionReasons) -> some View {
        modifier(_RedactionModifier(rule: .placeholder))
            .transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows this view although an ancestor is redacted.
    public func unredacted() -> some View {
        modifier(_RedactionModifier(rule: .open)).transformEnvironment(\.redactionReasons) { $0 = [] }
    }

    /// Redacts this view where an ancestor is redacted for privacy.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(_RedactionModifier(rule: sensitive ? .sensitive : .placeholder))
    }
}
