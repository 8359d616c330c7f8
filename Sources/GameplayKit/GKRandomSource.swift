public import Foundation

/// Something that gives random numbers. Source: developer.apple.com/documentation/gameplaykit/gkrandom
public protocol GKRandom {
    func nextInt() -> Int
    /// Returns a number from 0 on and below the bound.
    func nextInt(upperBound: Int) -> Int
    /// Returns a number in 0…1.
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// Random numbers, the system's or those of a seed.
///
/// Partly: the same seed gives the same numbers each time, though not those of Apple's systems.
///
/// Source: developer.apple.com/documentation/gameplaykit/gkrandomsource
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {  // the shared one keeps no state
    private static let shared = GKRandomSource()
    /// State of the generator; nil takes the system's numbers.
    private var state: UInt64?

    override public init() { super.init() }

    fileprivate init(state: UInt64) {
        self.state = state
        super.init()
    }

    open class func sharedRandom() -> GKRandomSource { shared }

    /// Steps the generator SplitMix64 (G. Steele and others, "Fast Splittable Pseudorandom Number Generators").
    fileprivate func nextWord() -> UInt64 {
        guard let old = state else { return .random(in: .min ... .max) }
        let new = old &+ 0x9e37_79b9_7f4a_7c15
        state = new
        var word = new
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return word ^ (word >> 31)
    }

    fileprivate func drop(_ count: Int) { for _ in 0..<max(0, count) { _ = nextWord() } }

    /// Returns a number of 32 bits with a sign.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextWord())) }
    open func nextInt(upperBound: Int) -> Int {
        upperBound > 1 ? Int(nextWord().multipliedFullWidth(by: UInt64(upperBound)).high) : 0
    }
    open func nextUniform() -> Float { Float(nextWord() >> 40) / Float((1 << 24) - 1) }
    open func nextBool() -> Bool { nextWord() & 1 == 1 }

    /// Returns the objects in another order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var shuffled = array
        for index in shuffled.indices.dropFirst().reversed() {
            shuffled.swapAt(index, nextInt(upperBound: index + 1))
        }
        return shuffled
    }
}

/// Source: developer.apple.com/documentation/gameplaykit/gkarc4randomsource
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    open private(set) var seed: Data
    override public convenience init() { self.init(seed: Data(UUID().uuidString.utf8)) }
    public init(seed: Data) {
        self.seed = seed
        super.init(state: seed.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 })
    }
    /// Forgets the next numbers.
    open func dropValues(_ count: Int) { drop(count) }
}

/// Source: developer.apple.com/documentation/gameplaykit/gklinearcongruentialrandomsource
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    open private(set) var seed: UInt64
    override public convenience init() { self.init(seed: .random(in: .min ... .max)) }
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
}

/// Source: developer.apple.com/documentation/gameplaykit/gkmersennetwisterrandomsource
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    open private(set) var seed: UInt64
    override public convenience init() { self.init(seed: .random(in: .min ... .max)) }
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed ^ 0x5851_f42d_4c95_7f2d)
    }
}

extension Array {
    /// Returns the elements in another order. Source: developer.apple.com/documentation/foundation/nsarray/shuffled(using:)
    public func shuffled(using source: GKRandomSource) -> [Element] {
        source.arrayByShufflingObjects(in: self).compactMap { $0 as? Element }
    }
}
