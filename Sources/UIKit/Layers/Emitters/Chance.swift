/// Random numbers that are the same each time.
/// Source: Sebastiano Vigna, "splitmix64.c", the generator's published constants.
package struct Chance {
    private var state: UInt64
    package init(seed: UInt64) { state = seed }

    /// Returns a number within half of a range on both sides of 0.
    package mutating func spread(_ range: CGFloat) -> CGFloat {
        guard range != 0 else { return 0 }
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        bits ^= bits >> 31
        return (CGFloat(bits >> 11) / CGFloat(1 << 53) - 0.5) * range
    }
}
