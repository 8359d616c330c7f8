import SwiftUICore

/// The value of a slider with its bounds and step.
struct SliderRange {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    /// Value from which the track is filled; nil for the lower bound.
    var neutral: Double?
    /// Values that a person may choose; nil for all.
    var enabled: ClosedRange<Double>?
    /// Values with a dot below the track.
    var ticks: [Double] = []

    /// Returns the nearest allowed value.
    func nearest(to value: Double) -> Double {
        let value = min(max(value, bounds.lowerBound), bounds.upperBound)
        guard let step, step > 0, step.isFinite else { return withinEnabled(value) }
        let stepped = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
        return withinEnabled(min(stepped, bounds.upperBound))
    }

    private func withinEnabled(_ value: Double) -> Double {
        guard let enabled else { return value }
        let inside = min(max(value, enabled.lowerBound), enabled.upperBound)
        return min(max(inside, bounds.lowerBound), bounds.upperBound)
    }
}

/// Marks of a slider as an author gives them.
struct SliderMarks<V: BinaryFloatingPoint> {
    /// Most steps that are drawn; more would be a line.
    static var ticksMax: Int { 200 }
    var neutral: V?
    var enabled: ClosedRange<V>?
    var valueName: String?
    var ticks: [V] = []
}

extension SliderMarks where V.Stride: BinaryFloatingPoint {
    /// Asks for the tick of each step.
    static func steps(_ bounds: ClosedRange<V>, _ step: V.Stride, _ tick: (V) -> SliderTick<V>?) -> [V] {
        guard step > 0, step.isFinite, bounds.lowerBound.distance(to: bounds.upperBound) / step <= V.Stride(ticksMax)
        else { return [] }
        return stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).compactMap { tick($0)?.value }
    }
}
