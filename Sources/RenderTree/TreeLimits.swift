/// The largest tree that a host takes from an app.
public enum TreeLimits {
    /// Nodes of one scene: ten full screens of a dense list; a browser lays that out in well under a second.
    public static let nodeCountMax = 20_000
    /// Nested nodes: real screens stay under 40; recursion in painters stays safe far above that.
    public static let depthMax = 200
    /// UTF-8 bytes of one text node.
    public static let textByteCountMax = 100_000
    /// UTF-8 bytes of one path.
    public static let pathByteCountMax = 100_000
}
