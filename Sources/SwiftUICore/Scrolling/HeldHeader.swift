import RenderTree

/// Layout node below which a scroll view may take the header.
@MainActor package protocol ScrollHeaderScope: LayoutNode {
    var header: ScrollHeader? { get }
}

/// Header of a scroll view, and its place.
struct HeldHeader: Equatable {
    let header: ScrollHeader
    /// Points by which the header begins before the scroll view's leading edge, counted from the left.
    let left: CGFloat
    let size: CGSize
    @MainActor var renderedIDs: [NodeID] { header.renderedIDs }
}

extension LayoutNode {
    fileprivate var headerScope: (any ScrollHeaderScope)? {
        var (child, next) = (self, parent)
        while let node = next {
            if let scope = node as? any ScrollHeaderScope { return scope }
            guard node.passesHeader(to: child) else { return nil }
            (child, next) = (node, node.parent)
        }
        return nil
    }

    /// The header of the page at the top of whose content this scroll view stands; nil if another one has it.
    fileprivate var headerAbove: HeldHeader? {
        guard let scope = headerScope, let header = scope.header, let size = header.size, header.isFree(for: self)
        else { return nil }
        let (own, page) = (unscrolledFrame, scope.unscrolledFrame)
        guard abs(own.minY - page.minY) < 1, proposal.width ?? own.width >= page.width / 2 else { return nil }
        return HeldHeader(
            header: header, left: own.minX - page.minX, size: CGSize(width: page.width, height: size.height))
    }
}

extension ScrollController {
    /// Takes the header above the scroll view, or gives it back; to be called before drawing.
    package func updateHeader(isWanted: Bool) {
        let new = isWanted && configuration.keepsHeader ? owner.headerAbove : nil
        if new?.header !== held?.header { held?.header.give(to: nil) }
        new?.header.give(to: owner)
        held = new
    }

    /// Draws the scroll view again where another header would be right, once everything has its place.
    package func checkHeader(isWanted: Bool) {
        // Drawn no longer, as the view that does not fit: the header must not vanish with it.
        if owner.renderedIDs.isEmpty { return dropHeader() }
        let right = isWanted && configuration.keepsHeader ? owner.headerAbove : nil
        if right != held { owner.markDirty() }
    }

    package func dropHeader() {
        held?.header.give(to: nil)
        held = nil
    }

    /// Tells the header the offset; after the layout, if there is one running.
    func tellHeader(isDrawing: Bool) {
        guard let header = held?.header, header.isNews(offset.y) else { return }
        guard isDrawing else { return header.scrolled(to: offset.y) }
        owner.graph.enqueue { [weak self] in if let self, held?.header === header { header.scrolled(to: offset.y) } }
    }
}

extension ScrollConfiguration {
    /// Whether the content may have a header: offsets at which scrolling comes to rest do not count one.
    fileprivate var keepsHeader: Bool { behavior == .none && ownBehavior == nil }
}
