/// Limits on the trees that a host accepts from an app.
public enum TreeLimits {
    /// Maximum number of nodes of one scene: ten full screens of a dense list, which a browser lays out in well under a
    /// second.
    public static let nodeCountMax = 20_000
    /// Maximum nesting depth. Real screens stay under 40, and recursion in painters is safe far above 200.
    public static let depthMax = 200
    /// Maximum memory of all nodes of a scene, as `Node.byteCount` estimates it.
    public static let byteCountMax = 16 << 20
    /// Maximum magnitude of a length or coordinate in points. A list of the maximum number of nodes stays far below.
    public static let numberMax = 1e7
    static let numbers = -numberMax...numberMax
    /// Maximum UTF-8 bytes of a node's text, and likewise of its accessibility text.
    public static let textByteCountMax = 100_000
    /// Maximum bytes of one picture that a node names, encoded as PNG, JPEG or GIF, and maximum pixels on its longer side.
    public static let pictureByteCountMax = 2 << 20
    public static let pictureSideMax = 4096
    /// Maximum UTF-8 bytes of a font family's name.
    public static let nameByteCountMax = 64
    /// Maximum UTF-8 bytes of one path.
    public static let pathByteCountMax = 100_000
    /// Maximum number of options of one select node.
    public static let optionCountMax = 1000
    /// Maximum number of named actions of one node: nobody could keep more apart by ear.
    public static let actionCountMax = 32
    /// Maximum seconds of one motion and of its delay: nobody waits for more than an hour.
    public static let durationMax = 3600.0
    /// Maximum number of motions in one patch.
    public static let motionCountMax = 1000
    /// Maximum number of keyframes of a node, and of samples of an easing: two seconds at 60 per second.
    public static let stepCountMax = 121
    /// Maximum memory of the motions of one patch, as `Node.byteCount` estimates it.
    public static let motionByteCountMax = 4 << 20
    /// Maximum number of different tap counts that one node recognises.
    public static let tapCountMax = 8
    /// Maximum UTF-8 bytes of a key's name, and of what one key press types: browsers' longest names have 20.
    public static let keyByteCountMax = 32
    /// Maximum UTF-8 bytes of the characters that a node listens to: ASCII has 128.
    public static let typedByteCountMax = 128
    /// Maximum number of keys, of filters and of shortcuts of one node: a keyboard has about 100 keys.
    public static let keyCountMax = 128
    /// Maximum number of stops of a gradient, of lengths in a dash pattern, and of snap offsets in a scroll view.
    public static let listCountMax = 1000
}
