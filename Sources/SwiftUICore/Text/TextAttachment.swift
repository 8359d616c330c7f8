import CoreGraphics
import RenderTree
import UIKit

/// An inline symbol or picture.
struct TextAttachment: Equatable {
    enum Drawing: Equatable {
        case symbol(ResolvedSymbol)
        case picture(UIImage, tint: RGBA?)
        case missing(String, isSymbol: Bool, RGBA)
    }
    let drawing: Drawing
    /// Bottom edge in points above the baseline; negative below it.
    private let bottom: CGFloat
    private let ownSize: CGSize
    var scale: CGFloat = 1

    init?(_ image: Image, _ paint: Paint, _ environment: EnvironmentValues) {
        let side = environment.textFont.size * 1.2
        switch image.source {
        case .symbol(let name, let value):
            let mode = image.symbolRenderingMode ?? environment.symbolRenderingMode
            guard let symbol = ResolvedSymbol(name, value, mode: mode, environment, front: paint) else {
                drawing = .missing(name, isSymbol: true, paint.representativeColor)
                (ownSize, bottom) = (CGSize(width: side, height: side), -side / 6)
                return
            }
            drawing = .symbol(symbol)
            ownSize = symbol.place.size
            bottom = symbol.place.baseline - symbol.place.size.height
        case .picture(let picture):
            let isTemplate =
                image.renderingMode == .template
                || image.renderingMode == nil && picture.renderingMode == .alwaysTemplate
            drawing = .picture(picture, tint: isTemplate ? paint.representativeColor : nil)
            (ownSize, bottom) = (picture.size, 0)
        case .loading: return nil
        case .missing(let name):
            drawing = .missing(name, isSymbol: false, paint.representativeColor)
            (ownSize, bottom) = (CGSize(width: side, height: side), -side / 6)
        }
    }

    var size: CGSize { CGSize(width: ownSize.width * scale, height: ownSize.height * scale) }

    /// Top edge relative to the baseline, in points; negative above it.
    var top: CGFloat { -bottom * scale - size.height }
}
