import SwiftUICore

/// The border shape of a bordered button, and a shape of its own: `automatic` is that of the buttons around.
///
/// Source: developer.apple.com/documentation/swiftui/buttonbordershape
public struct ButtonBorderShape: Equatable, Sendable, InsettableShape, EnvironmentShape {
    private enum Kind: Equatable { case automatic, capsule, circle, rounded(CGFloat?) }
    private var kind: Kind
    private var inset: CGFloat = 0
    /// Size of the controls around, which have other corners each.
    private var size = ControlSize.regular

    public nonisolated static let automatic = ButtonBorderShape(kind: .automatic)
    public nonisolated static let capsule = ButtonBorderShape(kind: .capsule)
    public nonisolated static let circle = ButtonBorderShape(kind: .circle)
    public nonisolated static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// Returns a rounded rectangle with a corner radius in points.
    public nonisolated static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        .init(kind: .rounded(radius))
    }

    private nonisolated init(kind: Kind) { self.kind = kind }

    var isCircle: Bool { kind == .circle }

    public nonisolated func path(in rect: CGRect) -> Path {
        switch kind {
        case .capsule, .circle: Capsule().inset(by: inset).path(in: rect)
        case .automatic, .rounded(nil): RoundedRectangle(cornerRadius: radius).inset(by: inset).path(in: rect)
        case .rounded(let radius?): RoundedRectangle(cornerRadius: radius).inset(by: inset).path(in: rect)
        }
    }

    public nonisolated func inset(by amount: CGFloat) -> ButtonBorderShape {
        var shape = self
        shape.inset += amount
        return shape
    }

    package func resolved(in environment: EnvironmentValues) -> any Shape {
        var shape = kind == .automatic ? environment.buttonBorderShape.inset(by: inset) : self
        shape.size = environment.controlSize
        return shape
    }

    private nonisolated var radius: CGFloat {
        switch size {
        case .mini, .small: 14
        case .regular: 8
        case .large, .extraLarge: 12
        }
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The border shape of the buttons around.
    ///
    /// Source: developer.apple.com/documentation/swiftui/shape/buttonborder
    public static var buttonBorder: ButtonBorderShape { .automatic }
}
