import RenderTree
@_spi(Engine) import SwiftUICore

/// Places a sheet's card at the bottom of the scene, as high as its detent, and lets it be dragged by its upper edge.
final class SheetNode: ContainerNode {
    /// Points that stay free above the highest sheet.
    static let topGap: CGFloat = 10
    /// Greatest width of a sheet in points; in a wider scene it is centred.
    static let widthMax: CGFloat = 640
    /// Area at the middle of the upper edge that can be dragged, in points: enough for a finger, and clear of the buttons of
    /// a navigation bar, which stand at its ends.
    private static let grabSize = CGSize(width: 120, height: 28)

    private var looks = SheetLooks()
    private var drag: CGFloat = 0 { didSet { if drag != oldValue { markDirty() } } }
    private lazy var cardID = makeID()
    private lazy var grabberID = makeID()
    private lazy var barID = makeID()

    override var dependsOnContent: Bool { false }

    func set(_ looks: SheetLooks) {
        self.looks = looks
        markDirty()
    }

    private var cardCorner = CGPoint.zero
    override var childSpace: CGPoint? { cardCorner }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func render() -> [NodeID] {
        let heights = self.heights
        let height = max(0, (heights.current - drag).clamped(to: 0...maxHeight))
        let width = min(size.width, Self.widthMax)
        let card = CGRect(x: (size.width - width) / 2, y: size.height - height, width: width, height: height)
        cardCorner = card.origin
        // Dragged below its lowest detent, the card only moves: its content keeps its proposal.
        let inner = ProposedViewSize(width: width, height: max(height, heights.all.first ?? 0))
        for child in children { child.place(at: child.origin(in: inner.size, .center, inner), inner) }
        var drawn = children.flatMap(\.renderedIDs)
        if let grabber = putGrabber(width: width) { drawn.append(grabber) }
        let radius = min(looks.cornerRadius, width / 2, height)
        // The lower corners lie outside of the scene.
        let shape = CGRect(x: 0, y: 0, width: width, height: height + radius)
        let clip = Clip(path: Path(roundedRect: shape, cornerRadius: radius).data)
        graph.store.put(
            Node(
                id: cardID,
                frame: TreeRect(x: origin.x + card.minX, y: origin.y + card.minY, width: width, height: height),
                style: NodeStyle(clip: clip), children: drawn))
        return [cardID]
    }

    private var maxHeight: CGFloat { max(0, size.height - Self.topGap) }

    private var heights: (all: [CGFloat], current: CGFloat) {
        let context = PresentationDetent.Context(maxDetentValue: maxHeight, environment: looks.environment)
        let detents = looks.detents.compactMap { detent in detent.height(in: context).map { (detent, $0) } }
            .sorted { $0.1 < $1.1 }
        let all = detents.isEmpty ? [maxHeight] : detents.map(\.1)
        let chosen = detents.first { $0.0 == looks.current }?.1
        return (all, chosen ?? all[0])
    }

    private func putGrabber(width: CGFloat) -> NodeID? {
        guard looks.isGrabbable else {
            for id in [grabberID, barID] { graph.store.remove(id) }
            return nil
        }
        let bar = CGSize(width: 36, height: 5)
        let area = CGSize(width: min(Self.grabSize.width, width), height: Self.grabSize.height)
        let path = Path(roundedRect: CGRect(origin: .zero, size: bar), cornerRadius: 2.5).data
        graph.store.put(
            Node(
                id: barID, frame: TreeRect(x: (area.width - bar.width) / 2, y: 5, width: bar.width, height: bar.height),
                content: .shape(ShapeContent(path: path, fill: .color(looks.grabber))),
                style: NodeStyle(opacity: looks.showsGrabber ? nil : 0)))
        let isButton = looks.showsGrabber && looks.detents.count > 1
        graph.store.put(
            Node(
                id: grabberID,
                frame: TreeRect(x: (width - area.width) / 2, y: 0, width: area.width, height: area.height),
                style: NodeStyle(hitPath: Path(CGRect(origin: .zero, size: area)).data),
                accessibility: NodeAccessibility(
                    label: isButton ? looks.environment.systemWords[.sheetGrabber] : nil, hidden: isButton ? nil : true,
                    traits: isButton ? [.button] : nil),
                interactions: isButton ? .tap : [], gestures: NodeGestures(dragDistance: 6), children: [barID]))
        graph.setResponder(self, for: grabberID)
        return grabberID
    }

    // MARK: Input

    override func handle(_ event: InputEvent) {
        switch event {
        case .tap: chooseNext()
        case .gesture(_, let event) where event.gesture == .drag: handleDrag(event)
        default: break
        }
    }

    private func chooseNext() {
        let sorted = sortedDetents
        guard let index = sorted.firstIndex(where: { $0.detent == looks.current }) ?? sorted.indices.first else {
            return
        }
        looks.choose(sorted[(index + 1) % sorted.count].detent)
    }

    private var sortedDetents: [(detent: PresentationDetent, height: CGFloat)] {
        let context = PresentationDetent.Context(maxDetentValue: maxHeight, environment: looks.environment)
        return looks.detents.compactMap { detent in detent.height(in: context).map { (detent, $0) } }
            .sorted { $0.1 < $1.1 }
    }

    private func handleDrag(_ event: GestureEvent) {
        switch event.phase {
        case .began, .changed: drag = event.y - event.startY
        case .cancelled: drag = 0
        case .ended:
            // Project the drag 0.15 seconds ahead, so that a flick reaches the next detent.
            let end = heights.current - (event.y - event.startY) - (event.velocityY ?? 0) * 0.15
            drag = 0
            rest(near: end)
        }
    }

    private func rest(near height: CGFloat) {
        let sorted = sortedDetents
        if let lowest = sorted.first, height < lowest.height / 2 { return looks.dismiss() }
        let nearest = sorted.min { abs($0.height - height) < abs($1.height - height) }
        if let nearest { looks.choose(nearest.detent) }
    }
}

/// Appearance and callbacks of a sheet's card.
@MainActor struct SheetLooks {
    var detents: [PresentationDetent] = [.large]
    var current: PresentationDetent?
    var cornerRadius: CGFloat = 10
    var showsGrabber = false
    var isGrabbable = true
    var grabber = RGBA(red: 0, green: 0, blue: 0)
    var environment = EnvironmentValues()
    var choose: (PresentationDetent) -> Void = { _ in }
    var dismiss: () -> Void = {}
}

extension ProposedViewSize {
    fileprivate var size: CGSize { CGSize(width: width ?? 0, height: height ?? 0) }
}
