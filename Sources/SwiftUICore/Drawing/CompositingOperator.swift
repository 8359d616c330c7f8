import CoreGraphics
import Foundation
import RenderTree
import TreePainter

/// A way to composite a drawing with all that has been drawn on its sheet. Browsers mix colours only, so these are made of masks.
///
/// Source: W3C Compositing and Blending Level 1, "Porter Duff Compositing Operators".
enum CompositingOperator: Equatable, Sendable {
    case clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor
}

extension GraphicsContext.BlendMode {
    /// Empties what is drawn over, whatever the colour.
    public static let clear = Self(.clear)
    /// Replaces all that was drawn.
    public static let copy = Self(.copy)
    /// Shows the new drawing where there was one, and nothing else.
    public static let sourceIn = Self(.sourceIn)
    /// Shows the new drawing where there was none, and nothing else.
    public static let sourceOut = Self(.sourceOut)
    /// Adds the new drawing where there was one.
    public static let sourceAtop = Self(.sourceAtop)
    /// Adds the new drawing behind what was drawn.
    public static let destinationOver = Self(.destinationOver)
    /// Keeps what was drawn where the new drawing is.
    public static let destinationIn = Self(.destinationIn)
    /// Erases what was drawn where the new drawing is.
    public static let destinationOut = Self(.destinationOut)
    /// Keeps what was drawn where the new drawing is, which shows behind it.
    public static let destinationAtop = Self(.destinationAtop)
    /// Shows both where the other one is not.
    public static let xor = Self(.xor)
    /// Darkens.
    ///
    /// Partly: as `darken` does; no browser has the sum that Apple's systems compute.
    public static let plusDarker = Self(mode: .darken)
}

/// Drawings that erase, one after the other.
struct Erasure {
    var erasers: [NodeDraft]
    let scale: CGFloat
}

extension CompositingOperator {
    /// Whether it changes what lies outside of the new drawing, too.
    fileprivate var reachesOutside: Bool {
        switch self {
        case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        case .clear, .sourceAtop, .destinationOver, .destinationOut, .xor: false
        }
    }
}

extension Sheet {
    /// Maximum number of operators before the drawing becomes one picture, so that its nodes are not nested without end.
    private static let operatorsMax = 16

    /// - Parameter region: Drawing that is opaque where the context may draw; nil for everywhere.
    func composite(
        _ new: NodeDraft, _ compositing: CompositingOperator, within region: NodeDraft?, _ scale: CGFloat
    ) {
        if compositing == .destinationOut || compositing == .clear {
            if erase(new, scale) { flatten(scale) }
            return
        }
        let old = drawn
        let result = composited(new, over: old, compositing, scale)
        if let region, compositing.reachesOutside {
            drawn = masked(old, outside: [region], scale) + masked(result, by: [region], scale)
        } else {
            drawn = result
        }
        flatten(scale)
    }

    private func composited(
        _ new: NodeDraft, over old: [NodeDraft], _ compositing: CompositingOperator, _ scale: CGFloat
    ) -> [NodeDraft] {
        switch compositing {
        case .copy: [new]
        case .sourceIn: masked([new], by: old, scale)
        case .sourceOut: masked([new], outside: old, scale)
        case .sourceAtop: old + masked([new], by: old, scale)
        case .destinationOver: [new] + old
        case .destinationIn: masked(old, by: [new], scale)
        case .destinationAtop: masked([new], outside: old, scale) + masked(old, by: [new], scale)
        case .xor: masked([new], outside: old, scale) + masked(old, outside: [new], scale)
        case .clear, .destinationOut: old
        }
    }

    private func masked(_ drafts: [NodeDraft], by mask: [NodeDraft], _ scale: CGFloat) -> [NodeDraft] {
        masked(drafts, picture(of: mask, isInverse: false, scale))
    }

    func masked(_ drafts: [NodeDraft], outside mask: [NodeDraft], _ scale: CGFloat) -> [NodeDraft] {
        masked(drafts, picture(of: mask, isInverse: true, scale))
    }

    /// Returns the drafts as they are where there is no mask, because what it is made of is no tree; the author has been told.
    private func masked(_ drafts: [NodeDraft], _ mask: Data?) -> [NodeDraft] {
        guard !drafts.isEmpty, size.width > 0, size.height > 0 else { return [] }
        guard let mask else { return drafts }
        let style = NodeStyle(mask: graph.pictures.provide(mask))
        return [NodeDraft(frame: bounds, style: style, children: drafts)]
    }

    private func picture(of drafts: [NodeDraft], isInverse: Bool, _ scale: CGFloat) -> Data? {
        let sheet = layer
        sheet.drawn = drafts
        return sheet.picture(isInverse: isInverse, scale)
    }

    private func flatten(_ scale: CGFloat) {
        operatorCount += 1
        guard operatorCount >= Self.operatorsMax, let bytes = picture(scale) else { return }
        operatorCount = 0
        drawn = [NodeDraft(frame: bounds, content: .image(ImageContent(asset: graph.pictures.provide(bytes))))]
    }
}
