import CoreGraphics
import Foundation

private struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private struct MinimumScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct AllowsTighteningKey: EnvironmentKey { static let defaultValue = false }
private struct TextSelectabilityKey: EnvironmentKey { static let defaultValue = false }
private struct ReservedLineCountKey: EnvironmentKey { static let defaultValue = 0 }
private struct LesserForegroundStylesKey: EnvironmentKey { static let defaultValue: [AnyShapeStyle] = [] }
private struct TextClockKey: EnvironmentKey { static let defaultValue: @Sendable () -> Date = { Date() } }

extension EnvironmentValues {
    /// How letters with two forms are written; nil leaves them.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    /// How small text may become, in parts of its size, before it is cut.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
    }
    /// Whether letters may come nearer to each other before text is cut.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
    var textSelectability: Bool {
        get { self[TextSelectabilityKey.self] }
        set { self[TextSelectabilityKey.self] = newValue }
    }
    /// Lines for which a text keeps room.
    var reservedLineCount: Int {
        get { self[ReservedLineCountKey.self] }
        set { self[ReservedLineCountKey.self] = newValue }
    }
    /// The secondary and tertiary style, where they are set.
    var lesserForegroundStyles: [AnyShapeStyle] {
        get { self[LesserForegroundStylesKey.self] }
        set { self[LesserForegroundStylesKey.self] = newValue }
    }
    /// What the time is, for text that tells it; tests give their own.
    package var textClock: @Sendable () -> Date {
        get { self[TextClockKey.self] }
        set { self[TextClockKey.self] = newValue }
    }
}
