import RenderTree

/// Segments of one width in a row, 32 points high as on iOS.
final class SegmentsNode: PickerNode {
    private static let height: CGFloat = 32
    private static let inset: CGFloat = 2
    private static let padding: CGFloat = 10
    private lazy var trackID = makeID()
    private lazy var chosenID = makeID()
    private var lineIDs: [NodeID] = []

    private var idealWidth: CGFloat {
        let widest = children.map { $0.size(for: .unspecified).width }.max() ?? 0
        return (widest + 2 * Self.padding) * CGFloat(children.count)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width.map { $0.isFinite ? max($0, 44 * CGFloat(children.count)) : $0 } ?? idealWidth
        return CGSize(width: width, height: Self.height)
    }

    private func segment(_ index: Int) -> CGRect {
        let width = size.width / CGFloat(max(children.count, 1))
        let place = isMirrored ? children.count - 1 - index : index
        return CGRect(x: width * CGFloat(place), y: 0, width: width, height: size.height)
    }

    override func render() -> [NodeID] {
        guard let colors else { return [] }
        var drawn = [putArea(trackID, CGRect(origin: .zero, size: size), 9, colors.track, nil)]
        drawn += putLines(colors)
        if let selected, selected < children.count {
            let area = segment(selected)
            let inner = CGRect(
                x: area.minX + Self.inset, y: Self.inset, width: max(0, area.width - 2 * Self.inset),
                height: max(0, area.height - 2 * Self.inset))
            let shadow = Shadow(color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.12), radius: 3, x: 0, y: 2)
            drawn.append(putArea(chosenID, inner, 7, colors.chosen, shadow))
        } else {
            graph.store.remove(chosenID)
        }
        for index in children.indices { drawn.append(putSegment(index)) }
        putGroup(drawn)
        return [id]
    }

    private func putSegment(_ index: Int) -> NodeID {
        let area = segment(index)
        let room = ProposedViewSize(width: max(0, area.width - Self.padding), height: area.height)
        let child = children[index]
        let size = child.size(for: room)
        child.place(at: CGPoint(x: (area.width - size.width) / 2, y: (area.height - size.height) / 2), room)
        return putOption(index, area, child.emitted)
    }

    private func putArea(
        _ id: NodeID, _ rect: CGRect, _ radius: CGFloat, _ color: RGBA, _ shadow: Shadow?
    ) -> NodeID {
        let path = Path(roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadius: radius).data
        graph.store.put(
            Node(
                id: id, frame: TreeRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height),
                content: .shape(ShapeContent(path: path, fill: .color(color))), style: NodeStyle(shadow: shadow)))
        return id
    }

    /// Between segments of which neither is chosen.
    private func putLines(_ colors: PickerColors) -> [NodeID] {
        while lineIDs.count + 1 < children.count { lineIDs.append(makeID()) }
        var drawn: [NodeID] = []
        for (index, id) in lineIDs.enumerated() {
            guard index + 1 < children.count, selected != index, selected != index + 1 else {
                graph.store.remove(id)
                continue
            }
            let rect = CGRect(
                x: max(segment(index).minX, segment(index + 1).minX) - 0.5, y: 8, width: 1,
                height: max(0, size.height - 16))
            drawn.append(putArea(id, rect, 0.5, colors.separator, nil))
        }
        return drawn
    }
}

/// Rows under one another, the chosen one with a check mark.
final class OptionRowsNode: PickerNode {
    private static let rowHeight: CGFloat = 44
    private static let markSide: CGFloat = 16
    private lazy var markID = makeID()

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let widest = children.map { $0.size(for: .unspecified).width }.max() ?? 0
        return CGSize(
            width: proposal.width ?? widest + Self.markSide + 8, height: Self.rowHeight * CGFloat(children.count))
    }

    override func render() -> [NodeID] {
        var drawn: [NodeID] = []
        let room = ProposedViewSize(width: max(0, size.width - Self.markSide - 8), height: Self.rowHeight)
        for (index, child) in children.enumerated() {
            let height = child.size(for: room).height
            place(child, at: CGPoint(x: 0, y: (Self.rowHeight - height) / 2), room)
            let frame = CGRect(
                x: 0, y: Self.rowHeight * CGFloat(index), width: size.width, height: Self.rowHeight)
            let mark = index == selected ? putMark() : []
            drawn.append(putOption(index, frame, child.emitted + mark))
        }
        if selected == nil { graph.store.remove(markID) }
        putGroup(drawn)
        return [id]
    }

    private func putMark() -> [NodeID] {
        guard let colors else { return [] }
        let side = Self.markSide
        let path = CheckMark().path(in: CGRect(x: 0, y: 0, width: side, height: side)).data
        let stroke = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round).painted(with: .color(colors.tint))
        graph.store.put(
            Node(
                id: markID,
                frame: TreeRect(
                    x: isMirrored ? 0 : max(0, size.width - side), y: (Self.rowHeight - side) / 2, width: side,
                    height: side),
                content: .shape(ShapeContent(path: path, stroke: stroke))))
        return [markID]
    }
}

/// The choice on a band, its neighbours fading above and below; 216 points high as on iOS.
final class WheelNode: PickerNode {
    private static let height: CGFloat = 216
    private static let rowHeight: CGFloat = 32
    private lazy var bandID = makeID()

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let widest = children.map { $0.size(for: .unspecified).width }.max() ?? 0
        return CGSize(width: proposal.width ?? widest + 40, height: min(proposal.height ?? Self.height, Self.height))
    }

    override func render() -> [NodeID] {
        guard let colors else { return [] }
        let middle = (size.height - Self.rowHeight) / 2
        var drawn = [putBand(colors, y: middle)]
        for (index, child) in children.enumerated() {
            let distance = CGFloat(index - (selected ?? 0))
            let y = middle + distance * Self.rowHeight
            drawn.append(putRow(index, child, y: y, opacity: Self.opacity(distance)))
        }
        let words = children.prefix(TreeLimits.optionCountMax).map { $0.spokenText ?? "" }
        graph.store.put(
            Node(
                id: id, frame: treeFrame,
                content: .select(
                    SelectContent(options: words, selected: selected, isDisabled: isEnabled ? nil : true)),
                style: NodeStyle(
                    opacity: isEnabled ? nil : 0.5,
                    clip: Clip(path: PathData.rectangle(CGRect(origin: .zero, size: size)), cornerRadius: 0)),
                accessibility: told, children: drawn))
        graph.setResponder(self, for: id)
        forgetUnusedOptions()
        return [id]
    }

    /// As if on a drum: what is further from the front is paler, and gone a quarter turn away.
    private static func opacity(_ distance: CGFloat) -> Double {
        distance == 0 ? 1 : max(0, 0.75 - 0.22 * abs(distance))
    }

    private func putBand(_ colors: PickerColors, y: CGFloat) -> NodeID {
        let area = CGRect(x: 0, y: 0, width: max(0, size.width - 16), height: Self.rowHeight)
        graph.store.put(
            Node(
                id: bandID, frame: TreeRect(x: 8, y: y, width: area.width, height: area.height),
                content: .shape(
                    ShapeContent(path: Path(roundedRect: area, cornerRadius: 8).data, fill: .color(colors.track)))))
        return bandID
    }

    private func putRow(_ index: Int, _ child: LayoutNode, y: CGFloat, opacity: Double) -> NodeID {
        let room = ProposedViewSize(width: max(0, size.width - 32), height: Self.rowHeight)
        let inner = child.size(for: room)
        child.place(
            at: CGPoint(x: (size.width - inner.width) / 2, y: (Self.rowHeight - inner.height) / 2), room)
        let id = optionID(index)
        graph.store.put(
            Node(
                id: id, frame: TreeRect(x: 0, y: y, width: size.width, height: Self.rowHeight),
                style: NodeStyle(opacity: opacity < 1 ? opacity : nil), children: child.emitted))
        return id
    }
}
