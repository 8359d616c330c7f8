/// A timer that calls a method for each picture that the display shows. Source: developer.apple.com/documentation/quartzcore/cadisplaylink
///
/// A browser does not tell when it draws: the method is called 60 times a second at most. What it changes is sent as one change a call.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    /// Pictures a second of the display that is assumed.
    private static let rateMax = 60

    private let target: AnyObject
    private let selector: Selector
    private var timer: Timer?

    /// Time of the latest picture, and of the next one, in seconds since the system was started.
    public private(set) var timestamp: CFTimeInterval = 0
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between two pictures of the display.
    public let duration: CFTimeInterval = 1 / Double(rateMax)
    /// Whether the method is not called for now.
    open var isPaused = false
    /// Calls a second; 0 for as many as the display shows.
    open var preferredFramesPerSecond = 0 { didSet { restart() } }
    /// Source: developer.apple.com/documentation/quartzcore/cadisplaylink/preferredframeraterange
    open var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }

    /// Creates a link that keeps its target until it is invalidated.
    /// - Parameter sel: a method that takes the link, or nothing.
    public init(target: Any, selector sel: Selector) {
        (self.target, selector) = (target as AnyObject, sel)
        super.init()
    }

    /// Begins to call the method. The run loop is always the main one here.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard timer == nil else { return }
        let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in
            MainQueue.run { self?.fire() }
        }
        self.timer = timer
        timestamp = ProcessInfo.processInfo.systemUptime
        Self.running.append(self)
        RunLoop.main.add(timer, forMode: .common)
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

    /// Ends the link; it cannot be added again.
    open func invalidate() { stop() }

    // MARK: Running

    /// Links that are called, kept as run loops keep them.
    private static var running: [CADisplayLink] = []

    private var interval: TimeInterval {
        let wanted = preferredFrameRateRange.preferred.map { Int($0) } ?? preferredFramesPerSecond
        return 1 / Double(wanted > 0 ? min(wanted, Self.rateMax) : Self.rateMax)
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
        Self.running.removeAll { $0 === self }
    }

    private func restart() {
        guard timer != nil else { return }
        stop()
        add(to: .main, forMode: .common)
    }

    func fire() {
        guard !isPaused else { return }
        timestamp = ProcessInfo.processInfo.systemUptime
        targetTimestamp = timestamp + interval
        if !NamedMembers.perform(selector, on: target, with: [self]) {
            print("\(type(of: target)) has no method “\(selector)” that takes a display link.")
            invalidate()
        }
    }
}

/// Wished rates of pictures a second. Source: developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    /// The display's own rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: nil)

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
}
