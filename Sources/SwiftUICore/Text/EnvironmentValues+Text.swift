import CoreGraphics
import Foundation

private struct MinimumScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
    /// Case that text is converted to; nil keeps it as written.
    @Entry public var textCase: Text.Case? = nil
    /// Smallest factor by which text may be scaled down before it is truncated.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
    }
    /// Whether letter spacing may be reduced before text is truncated.
    @Entry public var allowsTightening: Bool = false
    @Entry var textSelectability: Bool = false
    /// Minimum number of lines for which a text reserves space.
    @Entry var reservedLineCount: Int = 0
    /// Styles of the secondary and tertiary level, if set.
    @Entry var foregroundLevelStyles: [AnyShapeStyle] = []
}

/// Case that an author has set for text; nil leaves it as it is written.
package struct SetTextCase: Equatable {
    package var textCase: Text.Case?
}

extension EnvironmentValues {
    /// nil where no case is set: headers of grouped lists are then in capital letters.
    @Entry package var headerCase: SetTextCase? = nil
}
