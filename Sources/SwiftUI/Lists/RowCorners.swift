@_spi(Engine) import SwiftUICore

/// Round corners of a card at its first row, its last one, or both.
struct RowCorners: Equatable {
    let radius: CGFloat
    let isFirst: Bool
    let isLast: Bool

    /// Returns the outline of a row of that size; it goes beyond a side without corners.
    @MainActor func path(in size: CGSize) -> Path {
        let (above, below) = (isFirst ? 0 : radius, isLast ? 0 : radius)
        let rect = CGRect(x: 0, y: -above, width: size.width, height: size.height + above + below)
        return Path(roundedRect: rect, cornerRadius: radius)
    }
}
