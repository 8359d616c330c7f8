import RenderTree

/// A control to choose a colour in the browser's own dialog, which cannot choose opacity: the colour keeps its own.
///
/// Source: developer.apple.com/documentation/swiftui/colorpicker
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let label: Label

    /// - Parameter supportsOpacity: has no effect, since the browser's dialog offers none.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }

    public var body: some View {
        LabeledLine(label: label) { ColorWell(selection: selection, name: accessibilityText(of: label) ?? "") }
    }
}

extension ColorPicker {
    /// Creates a control for a colour of Core Graphics.
    ///
    /// Source: developer.apple.com/documentation/swiftui/colorpicker/init(selection:supportsopacity:label:)
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
    }
}

extension Binding<CGColor> {
    fileprivate var color: Binding<Color> {
        Binding<Color>(get: { Color(cgColor: wrappedValue) }, set: { wrappedValue = UIColor($0).cgColor })
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(titleKey, selection: selection.color, supportsOpacity: supportsOpacity)
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// The chosen colour in a rainbow ring; 28 points wide as on iOS.
private struct ColorWell: View {
    @Environment(\.self) private var environment
    let selection: Binding<Color>
    let name: String

    var body: some View {
        let color = selection.wrappedValue.resolved(in: environment)
        ControlArea(
            .valueInput(ValueInputContent(valueKind: .color, value: String(color.hexadecimal.prefix(7)))), name: name,
            handle: { event in
                guard case .pick(_, let value) = event, value.count == 7, let new = RGBA(hexadecimal: value) else {
                    return
                }
                selection.wrappedValue = Color(red: new.red, green: new.green, blue: new.blue, opacity: color.alpha)
            }
        ) {
            Dimmed {
                ZStack {
                    Circle().strokeBorder(
                        LinearGradient(
                            colors: [.red, .yellow, .green, .blue, .purple], startPoint: .topLeading,
                            endPoint: .bottomTrailing),
                        lineWidth: 3)
                    Circle().inset(by: 5).fill(selection.wrappedValue)
                }
                .frame(width: 28, height: 28)
            }
        }
    }
}
