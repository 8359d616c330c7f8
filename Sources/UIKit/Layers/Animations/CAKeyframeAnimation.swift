/// How values between keyframes are found. Source: Apple, "CAAnimationCalculationMode".
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Animation through several values, or along a path. Source: Apple, "CAKeyframeAnimation".
///
/// Partly: `cubic` is drawn as `linear`, and `paced` as well, but along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// Path of a position, passed at an even speed; it prevails over `values`.
    open var path: CGPath?
    /// Time of each value, 0…1; nil spreads them evenly.
    open var keyTimes: [NSNumber]?
    /// Curve between each value and the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Ignored: values are joined by straight lines.
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?
    /// Ignored: what moves along a path is not turned.
    open var rotationMode: CAAnimationRotationMode?

    override func value(_ share: Double, seconds: Double, from model: LayerValue?) -> LayerValue? {
        let share = eased(share)
        if let path {
            let point = path.part(from: 0, to: min(max(share, 0.0001), 1)).currentPoint
            return .numbers([point.x, point.y])
        }
        let all = (values ?? []).map { LayerValue($0) }
        guard let last = all.last else { return nil }
        let times = times(all.count)
        guard let next = times.firstIndex(where: { $0 > share }), all.indices.contains(next) else { return last }
        guard next > 0 else { return all[0] }
        if calculationMode == .discrete { return all[next - 1] }
        let part = (share - times[next - 1]) / (times[next] - times[next - 1])
        let curve = timingFunctions.flatMap { $0.indices.contains(next - 1) ? $0[next - 1].course : nil }
        return all[next - 1].between(all[next], curve?.value(at: part) ?? part)
    }

    private func times(_ count: Int) -> [Double] {
        if let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
        let parts = calculationMode == .discrete ? count : max(1, count - 1)
        return (0..<count).map { Double($0) / Double(parts) }
    }
}

/// Whether what moves along a path turns with it. Source: Apple, "CAAnimationRotationMode".
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Animations that run together, within the duration of the group. Source: Apple, "CAAnimationGroup".
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }

    override func show(_ share: Double, seconds: Double, on layer: CALayer, _ model: (String) -> LayerValue?) {
        for animation in animations ?? [] {
            let run = animation.runDuration(in: seconds)
            let time = eased(share) * seconds - max(0, animation.beginTime)
            guard run > 0, time >= 0 || animation.fillMode.isBackwards else { continue }
            let place = max(0, time) / run
            let count = animation.runCount(run) ?? .infinity
            guard place <= count || animation.fillMode.isForwards else { continue }
            let shown = min(place, count)
            let index = max(0, shown == count ? (shown - 1).rounded(.up) : shown.rounded(.down))
            let part = shown - index
            let isBackwards = animation.autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
            animation.show(isBackwards ? 1 - part : part, seconds: run, on: layer, model)
        }
    }
}

/// Animation between two looks of a layer. Source: Apple, "CATransition".
@available(*, deprecated, message: "Not drawn here: the layer changes at once. Use UIView.transition(with:duration:).")
@preconcurrency @MainActor open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    /// Ignored.
    open var startProgress: Float = 0
    /// Ignored.
    open var endProgress: Float = 1
}

/// Kind of a transition. Source: Apple, "CATransitionType".
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Direction of a transition. Source: Apple, "CATransitionSubtype".
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
