/// Button that pastes what is on the person's clipboard. The browser reads it at the click, and may ask the person.
///
/// Partly: text and addresses; it is disabled for other types.
///
/// Source: developer.apple.com/documentation/swiftui/pastebutton
public struct PasteButton: View {
    @Environment(\.systemWords) private var words
    private let paste: PasteAction?
    /// A text that is an address, too.
    private static let sample = "https://example.org"

    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @Sendable ([T]) -> Void) {
        guard NSItemProvider(pasted: Self.sample).canLoad(T.self) else {
            paste = nil
            return
        }
        paste = PasteAction { text in
            NSItemProvider(pasted: text).load(T.self) { value in if let value { onPaste([value]) } }
        }
    }

    public init(
        supportedContentTypes: [UTType], payloadAction: @escaping @Sendable (_ itemProviders: [NSItemProvider]) -> Void
    ) {
        let isText = NSItemProvider(pasted: Self.sample).hasItem(in: supportedContentTypes)
        paste = isText ? PasteAction { payloadAction([NSItemProvider(pasted: $0)]) } : nil
    }

    public var body: some View {
        Button(words[.paste], systemImage: "doc.on.clipboard") {}
            .buttonStyle(.borderedProminent)
            .environment(\.pasteAction, paste).disabled(paste == nil)
    }
}

/// Receives the clipboard's text from a button.
final class PasteAction {
    let paste: (String) -> Void
    init(_ paste: @escaping (String) -> Void) { self.paste = paste }
}

extension EnvironmentValues {
    @Entry var pasteAction: PasteAction? = nil
}
