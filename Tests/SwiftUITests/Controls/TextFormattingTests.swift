import Foundation
import SwiftUI
import Testing

private struct RecipeScope: AttributeScope {
    let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    let languageIdentifier: AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute
}

/// Words in a language are green, all others have no colour.
private struct ForeignIsGreen: AttributedTextValueConstraint {
    typealias Scope = RecipeScope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
        container.foregroundColor = container.languageIdentifier == nil ? nil : .green
    }
}

private struct Recipe: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<RecipeScope> {
        ForeignIsGreen()
        ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A definition of a text's formatting` {
    @Test func `sets the values that its rules do not allow`() {
        var container = AttributeContainer()
        container.foregroundColor = .red
        container.underlineStyle = Text.LineStyle(pattern: .dash)
        Recipe().constrain(&container)
        #expect(container.foregroundColor == nil && container.underlineStyle == .single)
        container.languageIdentifier = "nb"
        container.underlineStyle = nil
        Recipe().constrain(&container)
        #expect(container.foregroundColor == .green && container.underlineStyle == nil)
    }

    @Test func `holds for each run of a text`() {
        var text = AttributedString("rømme and milk")
        if let range = text.range(of: "rømme") { text[range].languageIdentifier = "nb" }
        if let range = text.range(of: "milk") { text[range].foregroundColor = .red }
        Recipe().constrain(&text)
        #expect(text.runs.map(\.foregroundColor) == [.green, nil])
    }

    private struct Editor: View {
        let isChecked: Bool
        @State private var text = AttributedString("milk", attributes: AttributeContainer().foregroundColor(.red))
        var body: some View {
            if isChecked {
                TextEditor(text: $text).accessibilityLabel("Recipe").attributedTextFormattingDefinition(Recipe())
            } else {
                TextEditor(text: $text).accessibilityLabel("Recipe").attributedTextFormattingDefinition(\.swiftUI)
            }
            Text(verbatim: text.runs.allSatisfy { $0.foregroundColor == nil } ? "plain" : "red")
        }
    }

    @Test(arguments: [false, true]) func `holds for what a person types`(isChecked: Bool) {
        let screen = Screen(Editor(isChecked: isChecked))
        #expect(screen.texts.last == "red")
        screen.type("milk and eggs", edit: 1, into: "Recipe")
        #expect(screen.texts.last == (isChecked ? "plain" : "red"))
    }
}
