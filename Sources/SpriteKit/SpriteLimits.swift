/// Limits on what one scene does and sends.
public enum SpriteLimits {
    /// Maximum number of nodes of a scene that are drawn; those drawn last, at the front, are left out. A browser moves a thousand
    /// elements 30 times a second with half of its time left.
    public static let drawnNodeCountMax = 1000
    /// Maximum number of frames a second that are sent. Actions, physics and `update(_:)` run at twice that.
    public static let sentFramesPerSecondMax = 30
    /// Maximum number of steps a second in which a scene is computed.
    public static let stepsPerSecondMax = 60
    /// Maximum number of steps that are made up for after a delay; a longer one slows the game down.
    public static let stepsPerFrameMax = 6
    /// Maximum number of actions that one node runs at a time.
    public static let actionCountMax = 1000
    /// Maximum number of rounds of a repeated action in one step, for rounds that take no time.
    public static let instantRoundCountMax = 100
    /// Maximum number of particles of one emitter that are alive.
    public static let particleCountMax = 150
    /// Maximum number of bodies, fields and joints of one world, each.
    public static let bodyCountMax = 1000
    /// Maximum number of points of a body's outline.
    public static let outlinePointCountMax = 500
    /// Maximum number of seconds after which an idle scene looks whether it is still shown.
    static let idleSecondsMax = 1.0
}

/// Writes what an author should know to the app's log, each sentence once.
@MainActor enum SpriteLog {
    private static var written: Set<String> = []
    private static let countMax = 200

    static func write(_ sentence: String) {
        guard written.count < countMax, written.insert(sentence).inserted else { return }
        FileHandle.standardError.write(Data("SpriteKit: \(sentence)\n".utf8))
    }
}
