import RenderTree
import UIKit

/// A type that draws toggles.
///
/// Source: developer.apple.com/documentation/swiftui/togglestyle
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A switch at the end of the line.
public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: nil)
    }
}

/// A switch at the end of the line.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    public nonisolated init() { tint = nil }
    /// Creates a style with the colour of a switch that is on.
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

/// A button that stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ToggleArea(role: .pressed, configuration: configuration) {
            configuration.label
                .foregroundStyle(Color.accentColor)
                .padding(.horizontal, 12).padding(.vertical, 7)
                .background(
                    configuration.isOn ? Color.accentColor.opacity(0.18) : Color.clear,
                    in: RoundedRectangle(cornerRadius: 8))
        }
    }
}

/// A box with a check mark before the label. Apple has it on the Mac only, so that apps declare a `.checkbox` of their own.
public struct CheckboxToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ToggleArea(role: .checkbox, configuration: configuration) {
            HStack(spacing: 8) {
                CheckboxLook(isOn: configuration.isOn, isMixed: configuration.isMixed)
                configuration.label
            }
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { .init() } }

private struct SwitchToggle: View {
    @Environment(\.tint) private var environmentTint
    let configuration: ToggleStyleConfiguration
    let tint: Color?

    var body: some View {
        ToggleArea(role: .switch, configuration: configuration) {
            LabeledLine(label: configuration.label) {
                look(isOn: configuration.isOn)
                    .frame(width: SwitchLook.size.width, height: SwitchLook.size.height)
            }
        }
    }

    private func look(isOn: Bool) -> LookView<SwitchLook> {
        let ground = isOn ? tint ?? environmentTint ?? .green : .switchTrack
        return LookView { environment in
            SwitchLook(
                isOn: isOn, isMirrored: environment.isMirrored, ground: ground.resolved(in: environment),
                thumb: Color(.system(.thumb)).resolved(in: environment))
        }
    }
}

private struct ToggleArea<Looks: View>: View {
    @Environment(\.systemWords) private var words
    let role: ToggleContent.Role
    let configuration: ToggleStyleConfiguration
    @ViewBuilder let looks: Looks

    var body: some View {
        let isOn = configuration.$isOn
        let accessibility = configuration.isMixed ? NodeAccessibility(value: words[.mixed]) : NodeAccessibility()
        ControlArea(
            .toggle(ToggleContent(role: role, isOn: configuration.isOn)),
            name: configuration.label.spoken, accessibility: accessibility,
            handle: { if case .tap = $0 { isOn.wrappedValue.toggle() } }
        ) {
            Dimmed { looks }
        }
    }
}

private struct CheckboxLook: View {
    let isOn: Bool
    let isMixed: Bool

    var body: some View {
        RoundedRectangle(cornerRadius: 5)
            .fill(isOn || isMixed ? Color.accentColor : Color.clear)
            .frame(width: 20, height: 20)
            .overlay {
                if isOn || isMixed {
                    CheckMark(isMixed: isMixed)
                        .stroke(Color.white, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                } else {
                    RoundedRectangle(cornerRadius: 5).strokeBorder(Color.placeholder, lineWidth: 1.5)
                }
            }
    }
}

/// A check mark or, if mixed, a dash, in the middle of its frame.
struct CheckMark: Shape {
    var isMixed = false

    nonisolated func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        var path = Path()
        path.move(to: isMixed ? point(0.28, 0.5) : point(0.24, 0.53))
        if !isMixed { path.addLine(to: point(0.42, 0.71)) }
        path.addLine(to: isMixed ? point(0.72, 0.5) : point(0.76, 0.31))
        return path
    }
}

extension Color {
    static let switchTrack = Color(.system(.switchTrack))
}

extension EnvironmentValues {
    @Entry var toggleStyle = ControlStyle<ToggleStyleConfiguration>(
        DefaultToggleStyle(), makeBody: { $0.makeBody(configuration: $1) })
}

extension View {
    /// Sets the style of the toggles in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/togglestyle(_:)
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
    }
}
