/// Views to look at while they are written: the simulator draws them on its page of previews, by the type's name.
///
/// Source: developer.apple.com/documentation/swiftui/previewprovider
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

/// A device that Xcode would show a preview on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// How large Xcode would show a preview.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// Which way Xcode would turn a preview's device.
public struct InterfaceOrientation: Hashable, Sendable {
    let name: String
    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

// For Xcode's previews alone: nothing that people see depends on them, here or there.
extension View {
    /// Tells Xcode which device to show a preview on.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// Tells Xcode how large to show a preview.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// Tells Xcode what to call a preview.
    public func previewDisplayName(_ value: String?) -> some View { self }
    /// Tells Xcode which way to turn a preview's device.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
