/// Name of a function that makes a transform of numbers.
/// Source: developer.apple.com/documentation/quartzcore/cavaluefunctionname
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Function that makes a transform of numbers, so that an animation turns by any angle.
///
/// Source: developer.apple.com/documentation/quartzcore/cavaluefunction
open class CAValueFunction: NSObject, @unchecked Sendable {  // immutable
    public let name: CAValueFunctionName

    public init?(name: CAValueFunctionName) {
        guard Self.paths[name] != nil else { return nil }
        self.name = name
        super.init()
    }

    /// The part of the transform that the function sets.
    var keyPath: String? { Self.paths[name] }

    private static let paths: [CAValueFunctionName: String] = [
        .rotateX: "transform.rotation.x", .rotateY: "transform.rotation.y", .rotateZ: "transform.rotation.z",
        .scale: "transform.scale", .scaleX: "transform.scale.x", .scaleY: "transform.scale.y",
        .scaleZ: "transform.scale.z", .translate: "transform.translation", .translateX: "transform.translation.x",
        .translateY: "transform.translation.y", .translateZ: "transform.translation.z",
    ]
}
