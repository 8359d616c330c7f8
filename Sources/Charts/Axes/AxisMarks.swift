/// Ticks of an axis, with lines and labels.
///
/// Source: developer.apple.com/documentation/charts/axismarks
public struct AxisMarks<Content: AxisMark>: AxisContent {
    public typealias Body = Never
    private let record: _AxisRecord
    public var _axes: [_AxisRecord] { [record] }

    private init(record: _AxisRecord) { self.record = record }
}

extension AxisMarks {
    /// Creates ticks with what is drawn at each.
    ///
    /// Source: developer.apple.com/documentation/charts/axismarks/init(preset:position:values:content:)-4s1b8
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(
            record: _AxisRecord(preset: preset, position: position, values: values, parts: { content($0)._parts }))
    }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values) { _ in content() }
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content)
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values)) { _ in content() }
    }
}

extension AxisMarks where Content == _AxisParts {
    /// Creates ticks with a line and a label each.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(record: _AxisRecord(preset: preset, position: position, values: values, stroke: stroke))
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
    }

    /// Creates ticks whose labels have a format.
    ///
    /// Source: developer.apple.com/documentation/charts/axismarks/init(format:preset:position:values:stroke:)
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            record: _AxisRecord(
                preset: preset, position: position, values: values, format: Labelling.text(format), stroke: stroke))
    }

    public init<Format: FormatStyle, Value: Plottable>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            format: format, preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
    }
}

enum Labelling {
    /// Returns a function that formats the values that a format is for.
    static func text<Format: FormatStyle>(_ format: Format) -> (PlotValue) -> String?
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        { value in Format.FormatInput(value).map { format.format($0) } }
    }
}
