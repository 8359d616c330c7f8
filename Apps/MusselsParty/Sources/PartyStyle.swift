import SwiftUI
import UIKit

extension UIColor {
    /// Tint of the app's controls.
    static let partyAccent = dynamic(light: (0.13, 0.27, 0.45), dark: (0.62, 0.78, 0.98))
    /// Background under white text.
    fileprivate static let partyFill = dynamic(light: (0.13, 0.27, 0.45), dark: (0.20, 0.40, 0.66))
    fileprivate static let problem = dynamic(light: (0.74, 0.16, 0.12), dark: (1, 0.58, 0.50))

    /// Returns a colour from components of 0 to 1: red, green, blue.
    private static func dynamic(light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)) -> UIColor {
        UIColor { traits in
            let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(red: red, green: green, blue: blue, alpha: 1)
        }
    }
}

extension Color {
    static let problem = Color(uiColor: .problem)
    /// Deep mussel blue, and the yellow of fries.
    static let mussel = Color(red: 0.13, green: 0.27, blue: 0.45)
    static let fries = Color(red: 0.98, green: 0.78, blue: 0.27)
}

/// A button in the party's colours.
struct PartyButtonStyle: ButtonStyle {
    let isProminent: Bool

    func makeBody(configuration: Configuration) -> some View {
        PartyButton(label: configuration.label, isPressed: configuration.isPressed, isProminent: isProminent)
    }
}

private struct PartyButton<Label: View>: View {
    let label: Label
    let isPressed: Bool
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        label
            .font(.headline)
            .foregroundStyle(isEnabled ? (isProminent ? Color.white : Color.accentColor) : Color.secondary)
            .padding(.vertical, 12)
            .padding(.horizontal, 18)
            .background(background, in: RoundedRectangle(cornerRadius: 14))
            .opacity(isPressed ? 0.7 : 1)
    }

    private var background: Color {
        guard isEnabled else { return Color.secondary.opacity(0.12) }
        return isProminent ? Color(uiColor: .partyFill) : Color.accentColor.opacity(0.12)
    }
}

/// The app's mark: an open shell with its pearl, drawn as shapes so that it is sharp at every size.
struct PartyMark: View {
    let diameter: CGFloat
    var ground = Color.mussel
    var shell = Color.fries

    var body: some View {
        ZStack {
            Circle().fill(ground)
            ShellShape().fill(shell).frame(width: diameter * 0.62, height: diameter * 0.5)
            Circle().fill(Color.white).frame(width: diameter * 0.16, height: diameter * 0.16)
                .offset(y: diameter * 0.07)
        }
        .frame(width: diameter, height: diameter)
        .accessibilityHidden(true)
    }
}

/// Half a mussel, its tip at the bottom.
struct ShellShape: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.minY),
            control1: CGPoint(x: rect.minX - rect.width * 0.25, y: rect.midY),
            control2: CGPoint(x: rect.minX + rect.width * 0.05, y: rect.minY))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.maxY),
            control1: CGPoint(x: rect.maxX - rect.width * 0.05, y: rect.minY),
            control2: CGPoint(x: rect.maxX + rect.width * 0.25, y: rect.midY))
        path.closeSubpath()
        return path
    }
}
