import RenderTree
import UIKit

/// A type that draws progress views.
///
/// Source: developer.apple.com/documentation/swiftui/progressviewstyle
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A bar if the progress is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgress(configuration: configuration, tint: nil)
        } else {
            LinearProgress(configuration: configuration, tint: nil)
        }
    }
}

/// A bar that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration, tint: tint)
    }
}

/// A ring that fills if the progress is known, else a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { .init() }
}

private struct LinearProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?

    var body: some View {
        VStack(alignment: .leading, spacing: 5) {
            configuration.label
            FractionLine(fraction: configuration.fractionCompleted ?? 0, tint: tint ?? Color.accentColor)
                .frame(height: ProgressLook.height)
                .progressAccessibility(configuration)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

private struct CircularProgress: View {
    @Environment(\.controlSize) private var controlSize
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?

    var body: some View {
        VStack(spacing: 6) {
            wheel.frame(width: side, height: side).progressAccessibility(configuration)
            configuration.label.foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }

    @ViewBuilder private var wheel: some View {
        if let fraction = configuration.fractionCompleted {
            ZStack {
                Circle().inset(by: 1.5).stroke(Color.switchTrack, lineWidth: 3)
                RingPart(fraction: fraction)
                    .stroke(tint ?? Color.accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round))
            }
        } else {
            LookView { SpinnerLook(color: (tint ?? .gray).resolved(in: $0)) }
                .keyframeAnimator(initialValue: 0.0) { wheel, turn in
                    wheel.rotationEffect(.radians(turn))
                } keyframes: { _ in
                    LinearKeyframe(2 * .pi, duration: 1)
                }
        }
    }

    private var side: CGFloat {
        switch controlSize {
        case .mini, .small: 16
        case .regular: SpinnerLook.side
        case .large, .extraLarge: SpinnerLook.largeSide
        }
    }
}

/// A line that is filled from its leading end up to a fraction of its width.
struct FractionLine: View {
    let fraction: Double
    let tint: Color

    var body: some View {
        LookView { environment in
            ProgressLook(
                fraction: fraction, isMirrored: environment.isMirrored,
                track: Color.switchTrack.resolved(in: environment), tint: tint.resolved(in: environment))
        }
    }
}

/// An arc along a ring up to a fraction of it, clockwise from the top.
private struct RingPart: Shape {
    let fraction: Double
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 1.5,
            startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * fraction), clockwise: false)
        return path
    }
}

extension View {
    @MainActor fileprivate func progressAccessibility(_ configuration: ProgressViewStyleConfiguration) -> some View {
        let fraction = configuration.fractionCompleted
        let accessibility = NodeAccessibility(
            label: configuration.label?.spoken,
            value: configuration.currentValueLabel?.spoken ?? fraction.map { "\(Int(($0 * 100).rounded())) %" },
            traits: [.progress], progress: fraction)
        return modifier(_AccessibilityModifier(change: accessibility, children: .ignore))
    }
}

extension EnvironmentValues {
    @Entry var progressViewStyle = ControlStyle<ProgressViewStyleConfiguration>(
        DefaultProgressViewStyle(), makeBody: { $0.makeBody(configuration: $1) })
}

extension View {
    /// Sets the style of the progress views in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/progressviewstyle(_:)
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
    }
}
