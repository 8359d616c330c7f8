/// The largest tree that a host takes from an app.
public enum TreeLimits {
    /// Nodes of one scene: ten full screens of a dense list; a browser lays that out in well under a second.
    public static let nodeCountMax = 20_000
    /// Nested nodes: real screens stay under 40; recursion in painters stays safe far above that.
    public static let depthMax = 200
    /// Of all nodes together, as `Node.byteCount` estimates it: what a host keeps for one scene.
    public static let byteCountMax = 16 << 20
    /// Any length or place in points, either way from 0: a list of all the nodes that a tree may have stays far below.
    public static let numberMax = 1e7
    /// UTF-8 bytes of the words of one node, and of what assistive technology says of it.
    public static let textByteCountMax = 100_000
    /// UTF-8 bytes of a font family's name.
    public static let nameByteCountMax = 64
    /// UTF-8 bytes of one path.
    public static let pathByteCountMax = 100_000
    /// Choices of one select node.
    public static let optionCountMax = 1000
    /// Named actions of one node: more could not be told apart by ear.
    public static let actionCountMax = 32
    /// Seconds of one motion, and before it begins: nobody waits for more than an hour.
    public static let durationMax = 3600.0
    /// Different motions of one patch.
    public static let motionCountMax = 1000
    /// Looks of one node on its way: a look at each sixtieth of two seconds, and a share of a spring's way as often.
    public static let stepCountMax = 121
    /// What the motions of one patch take, as `Node.byteCount` estimates it.
    public static let motionByteCountMax = 4 << 20
    /// Numbers of taps that one node tells apart.
    public static let tapCountMax = 8
    /// Stops of one gradient, parts of one dash pattern, places where one scroll area rests.
    public static let listCountMax = 1000
}
