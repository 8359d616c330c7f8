public import Foundation

/// A function of a Metal library, which a browser cannot run.
///
/// Source: developer.apple.com/documentation/swiftui/shader
public struct Shader: Sendable {
    /// Source: developer.apple.com/documentation/swiftui/shader/argument
    public struct Argument: Sendable {
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]

    public init(function: ShaderFunction, arguments: [Argument]) {
        (self.function, self.arguments) = (function, arguments)
    }
}

/// Source: developer.apple.com/documentation/swiftui/shaderfunction
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// Source: developer.apple.com/documentation/swiftui/shaderlibrary
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
    public static let `default` = ShaderLibrary()
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension View {
    @available(*, deprecated, message: "colorEffect has no effect in Parley: a browser cannot run Metal.")
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

    @available(*, deprecated, message: "distortionEffect has no effect in Parley: a browser cannot run Metal.")
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }

    @available(*, deprecated, message: "layerEffect has no effect in Parley: a browser cannot run Metal.")
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}

extension VisualEffect {
    @available(*, deprecated, message: "colorEffect has no effect in Parley: a browser cannot run Metal.")
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }

    @available(*, deprecated, message: "distortionEffect has no effect in Parley: a browser cannot run Metal.")
    public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self
    {
        self
    }

    @available(*, deprecated, message: "layerEffect has no effect in Parley: a browser cannot run Metal.")
    public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self {
        self
    }
}
