import Foundation

/// A jump up, or a dip down.
///
/// Source: developer.apple.com/documentation/symbols/bouncesymboleffect
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var isDown = false
    public var up: BounceSymbolEffect { BounceSymbolEffect() }
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
    public var _motion: _SymbolMotion {
        let first = SymbolPose(scale: isDown ? 0.8 : 1.2, rise: isDown ? -0.05 : 0.12)
        let second = SymbolPose(scale: isDown ? 1.06 : 0.94, rise: isDown ? 0.02 : -0.03)
        return _SymbolMotion(poses: [SymbolPose(), first, second, SymbolPose()], duration: 0.6)
    }
}

/// Fades the symbol out partly and back.
///
/// Source: developer.apple.com/documentation/symbols/pulsesymboleffect
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(poses: [SymbolPose(), SymbolPose(opacity: 0.35), SymbolPose()], duration: 1.4)
    }
}

/// Partly: fades all layers together, not one after another.
///
/// Source: developer.apple.com/documentation/symbols/variablecolorsymboleffect
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var cumulative: Self { self }
    public var iterative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var dimInactiveLayers: Self { self }
    public var hideInactiveLayers: Self { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(
            poses: [1, 0.4, 0.7, 0.4, 1].map { SymbolPose(opacity: $0) }, duration: 1.2)
    }
}

/// Rocks the symbol to the left and right.
///
/// Source: developer.apple.com/documentation/symbols/wigglesymboleffect
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Turn in radians to begin with, and the way that the symbol moves, as shares of its size; y is up.
    private var (turn, x, y) = (0.2, 0.0, 0.0)
    /// How far the symbol goes at each swing, as shares of the first one.
    private static let swings = [0, 1, -1, 0.7, -0.7, 0]
    /// Greatest way as a share of the symbol's size.
    private static let reach = 0.12

    init() {}

    private func moving(_ x: Double, _ y: Double) -> Self {
        var effect = self
        (effect.turn, effect.x, effect.y) = (0, x * Self.reach, y * Self.reach)
        return effect
    }

    private func turning(_ turn: Double) -> Self {
        var effect = self
        (effect.turn, effect.x, effect.y) = (turn, 0, 0)
        return effect
    }

    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var clockwise: Self { turning(0.2) }
    public var counterClockwise: Self { turning(-0.2) }
    public var left: Self { moving(-1, 0) }
    public var right: Self { moving(1, 0) }
    public var up: Self { moving(0, 1) }
    public var down: Self { moving(0, -1) }
    public var forward: Self { right }
    public var backward: Self { left }
    /// - Parameter angle: way of the first swing, in degrees clockwise from the right.
    public func custom(angle: Double) -> Self {
        let radians = angle * .pi / 180
        return moving(cos(radians), -sin(radians))
    }

    public var _motion: _SymbolMotion {
        let poses = Self.swings.map { SymbolPose(turn: turn * $0, rise: y * $0, shift: x * $0) }
        return _SymbolMotion(poses: poses, duration: 0.8)
    }
}

/// A full rotation.
///
/// Source: developer.apple.com/documentation/symbols/rotatesymboleffect
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var isCounterClockwise = false
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var clockwise: Self { Self() }
    public var counterClockwise: Self { Self(isCounterClockwise: true) }
    public var _motion: _SymbolMotion {
        let round = isCounterClockwise ? -2 * Double.pi : 2 * .pi
        return _SymbolMotion(poses: [SymbolPose(), SymbolPose(turn: round)], duration: 1.5, isEven: true)
    }
}

/// Grows and shrinks smoothly.
///
/// Source: developer.apple.com/documentation/symbols/breathesymboleffect
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var plain: Self { self }
    public var pulse: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(
            poses: [SymbolPose(), SymbolPose(scale: 1.12), SymbolPose(scale: 0.94, opacity: 0.7), SymbolPose()],
            duration: 2)
    }
}

/// Enlarges or shrinks the symbol while active.
///
/// Source: developer.apple.com/documentation/symbols/scalesymboleffect
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    var isDown = false
    public var up: Self { Self() }
    public var down: Self { Self(isDown: true) }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(poses: [], duration: 0.35, stays: SymbolPose(scale: isDown ? 0.8 : 1.2))
    }
}

/// Makes the symbol appear when it becomes active; it is hidden until then.
///
/// Source: developer.apple.com/documentation/symbols/appearsymboleffect
public struct AppearSymbolEffect: IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(poses: [], duration: 0.35, stays: SymbolPose(), rests: .hidden)
    }
}

/// Hides the symbol while active.
///
/// Source: developer.apple.com/documentation/symbols/disappearsymboleffect
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var _motion: _SymbolMotion {
        _SymbolMotion(poses: [], duration: 0.35, stays: .hidden)
    }
}

/// Hides the symbol while active, and draws it when it no longer is: here as one that appears.
///
/// Source: developer.apple.com/documentation/symbols/drawonsymboleffect
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var individually: Self { self }
    public var _motion: _SymbolMotion { _SymbolMotion(poses: [], duration: 0.6, stays: .hidden) }
}

/// Takes the symbol away while active: here as one that disappears.
///
/// Source: developer.apple.com/documentation/symbols/drawoffsymboleffect
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var individually: Self { self }
    public var reversed: Self { self }
    public var nonReversed: Self { self }
    public var _motion: _SymbolMotion { _SymbolMotion(poses: [], duration: 0.6, stays: .hidden) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { Self() } }
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { Self() } }
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
