/// Lines of text that a person edits, in all the room there is.
///
/// Source: developer.apple.com/documentation/swiftui/texteditor
public struct TextEditor: View {
    @Environment(\.scrollContentBackground) private var background
    private let text: Binding<String>

    public init(text: Binding<String>) { self.text = text }

    public var body: some View {
        FieldArea(title: "", prompt: nil, text: text, kind: .editor)
            .padding(.horizontal, 5).padding(.vertical, 8)
            .background(background == .hidden ? Color.clear : Color.systemBackground)
    }
}

private struct ScrollContentBackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Whether text editors and forms inside draw the ground that they stand on.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
