import CoreGraphics
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
    /// Darkens, as `darken` does: no browser has the sum that Apple's systems compute.
    public static let plusDarker = Self(mode: .darken)
}

/// Drawings that erase, one after the other.
struct Erasure {
    let before: [NodeDraft]
    var erasers: [NodeDraft]
}

extension Sheet {
    /// Maximum number of operators before the drawing becomes one picture, so that its nodes are not nested without end.
    private static let operatorsMax = 16

    func composite(_ new: NodeDraft, _ compositing: CompositingOperator, _ scale: CGFloat) {
        if compositing == .destinationOut || compositing == .clear { return erase(new, scale) }
        let old = drawn
        erasure = nil
        drawn =
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
        flatten(scale)
    }

    /// Erases with all erasers since the last drawing at once: a stroke of many dots is one mask.
    private func erase(_ eraser: NodeDraft, _ scale: CGFloat) {
        let isFirst = erasure == nil
        var next = erasure ?? Erasure(before: drawn, erasers: [])
        next.erasers.append(eraser)
        drawn = masked(next.before, outside: next.erasers, scale)
        erasure = next
        if isFirst { flatten(scale) }
    }

    private func masked(_ drafts: [NodeDraft], by mask: [NodeDraft], _ scale: CGFloat) -> [NodeDraft] {
        masked(drafts, picture(of: mask, isInverse: false, scale))
    }

    private func masked(_ drafts: [NodeDraft], outside mask: [NodeDraft], _ scale: CGFloat) -> [NodeDraft] {
        masked(drafts, picture(of: mask, isInverse: true, scale))
    }

    private func masked(_ drafts: [NodeDraft], _ mask: AssetID?) -> [NodeDraft] {
        guard let mask else { return [] }
        return [NodeDraft(frame: bounds, style: NodeStyle(mask: mask), children: drafts)]
    }

    private func picture(of drafts: [NodeDraft], isInverse: Bool, _ scale: CGFloat) -> AssetID? {
        let sheet = layer
        sheet.drawn = drafts
        return sheet.picture(isInverse: isInverse, scale)
    }

    private func flatten(_ scale: CGFloat) {
        operatorCount += 1
        guard operatorCount >= Self.operatorsMax, let asset = picture(scale) else { return }
        operatorCount = 0
        erasure = nil
        drawn = [NodeDraft(frame: bounds, content: .image(ImageContent(asset: asset)))]
    }
}
