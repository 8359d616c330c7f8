import CoreGraphics
import RenderTree
import TreePainter

/// Modifier that shows its content only where another view over it is opaque.
public struct _MaskModifier<Mask: View>: PrimitiveModifier {
    public typealias Body = Never
    let mask: Mask
    let alignment: Alignment

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        MaskElement(ModifiedContent(content: content, modifier: self), context)
    }
}

final class MaskElement<Content: SwiftUICore.View, Mask: SwiftUICore.View>:
    ViewElement<ModifiedContent<Content, _MaskModifier<Mask>>>
{
    private var child: ViewElement<Content>?
    private var wrappers: [MaskNode] = []

    override func mount() {
        child = makeChild(view.content)
        collectNodes()
    }

    override func update(from old: View) {
        child?.update(view.content, environment: environment)
        for wrapper in wrappers { show(in: wrapper) }
        collectNodes()
    }

    override func collectNodes() {
        var known = Dictionary(uniqueKeysWithValues: wrappers.map { (ObjectIdentifier($0.content), $0) })
        wrappers = (child?.nodes ?? []).map { content in
            if let wrapper = known.removeValue(forKey: ObjectIdentifier(content)) { return wrapper }
            let wrapper = MaskNode(content)
            show(in: wrapper)
            return wrapper
        }
        for wrapper in known.values { wrapper.remove() }
        setNodes(wrappers)
    }

    private func show(in wrapper: MaskNode) {
        let mask = view.modifier.mask
        // Painters clip to an opaque shape themselves, sharp at any scale.
        if let shape = mask as? any Shape, case .color(let color) = ForegroundStyle().paint(in: environment),
            color.alpha == 1
        {
            wrapper.cut(to: shape.drawnPath(in: environment))
        } else {
            wrapper.show(
                mask.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: view.modifier.alignment), environment)
        }
    }

    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() { for wrapper in wrappers { wrapper.remove() } }
}

/// Masked group. The mask is a small scene of its own, drawn into a picture.
final class MaskNode: GroupingNode {
    private var shape: ((CGRect) -> Path)?
    private var inner: ViewGraph?
    private var displayScale: CGFloat = 2
    private var drawn: (size: CGSize, scale: CGFloat, asset: AssetID?)?

    override func passesHeader(to child: LayoutNode) -> Bool { false }

    func cut(to shape: @escaping (CGRect) -> Path) {
        self.shape = shape
        closeInner()
        markDirty()
    }

    func show<Mask: View>(_ mask: Mask, _ environment: EnvironmentValues) {
        shape = nil
        let inner = inner ?? makeInner()
        self.inner = inner
        displayScale = environment.displayScale
        var around = environment
        around.isDrawnIntoPicture = true
        inner.show(mask, environment: around)
        markDirty()
    }

    private func makeInner() -> ViewGraph {
        let inner = ViewGraph()
        inner.onNeedsRender = { [weak self] in self?.markDirty() }
        inner.onDiagnostic = { [weak self] code, message, view in self?.graph.report(code, message, view) }
        return inner
    }

    override func makeNode(_ id: NodeID) -> Node {
        var node = super.makeNode(id)
        if let shape {
            node.style.clip = Clip(path: shape(CGRect(origin: .zero, size: size)).data)
        } else if let asset = maskPicture() {
            node.style.mask = asset
        } else {
            // An empty mask hides everything.
            node.style.opacity = 0
        }
        return node
    }

    private func maskPicture() -> AssetID? {
        guard let inner else { return nil }
        inner.render(in: size)
        if let drawn, drawn.size == size, drawn.scale == displayScale, !inner.store.hasChanges,
            drawn.asset.map({ graph.pictures[$0] != nil }) ?? true
        {
            return drawn.asset
        }
        inner.store.forgetChanges()
        let picture = inner.tree.flatMap { tree in
            CairoPainter.image(of: tree, scale: size.resolution(atMost: displayScale)) { inner.pictures[$0] }
        }
        let asset = picture?.fittedPNGData.map { graph.pictures.provide($0) }
        drawn = (size, displayScale, asset)
        return asset
    }

    private func closeInner() {
        inner?.close()
        inner = nil
        drawn = nil
    }

    override func didRemove() { closeInner() }
}

extension View {
    /// Shows this view only where `mask` is opaque.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/mask(alignment:_:)
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(_MaskModifier(mask: mask(), alignment: alignment))
    }

    @_disfavoredOverload public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskModifier(mask: mask, alignment: .center))
    }
}
