import SwiftUI

struct IngredientKey: CodableAttributedStringKey {
    typealias Value = UUID
    static let name = "com.example.IngredientKey"
    static let inheritedByAddedText = false
    static let runBoundaries: AttributedString.AttributeRunBoundaries? = .character("\n")
    static let invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? = [.textChanged]
}

extension AttributeScopes {
    struct NoteAttributes: AttributeScope {
        let ingredient: IngredientKey
        let foundation: AttributeScopes.FoundationAttributes
        let swiftUI: AttributeScopes.SwiftUIAttributes
    }
}

extension AttributeDynamicLookup {
    subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.NoteAttributes, T>) -> T {
        self[T.self]
    }
}

struct NoteFormattingDefinition: AttributedTextFormattingDefinition {
    struct Scope: AttributeScope {
        let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        let font: AttributeScopes.SwiftUIAttributes.FontAttribute
        let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
        let ingredient: IngredientKey
    }

    var body: some AttributedTextFormattingDefinition<Scope> {
        IngredientsAreGreen()
    }
}

struct IngredientsAreGreen: AttributedTextValueConstraint {
    typealias Scope = NoteFormattingDefinition.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
        if container.ingredient != nil {
            container.foregroundColor = .green
        } else {
            container.foregroundColor = nil
        }
    }
}

@MainActor @Observable
final class NoteModel {
    var text: AttributedString = {
        var text = AttributedString("Mix the flour with butter.\nBake for 20 minutes.")
        if let range = text.range(of: "flour") {
            text[range].font = .body.bold()
        }
        return text
    }()
    var selection = AttributedTextSelection()

    var selectedText: String {
        String(text[selection].characters)
    }

    func toggleIngredient() {
        let id = UUID()
        text.transformAttributes(in: &selection) { container in
            container.ingredient = container.ingredient == nil ? id : nil
        }
    }

    func insertDivider() {
        text.replaceSelection(&selection, withCharacters: "\n———\n")
    }
}

struct RichNoteEditor: View {
    @State private var model = NoteModel()
    @FocusState private var isFocused: Bool
    @Environment(\.fontResolutionContext) private var fontContext

    private var isBold: Bool {
        let attributes = model.selection.typingAttributes(in: model.text)
        let font = attributes.font ?? .default
        return font.resolve(in: fontContext).isBold
    }

    var body: some View {
        NavigationStack {
            TextEditor(text: $model.text, selection: $model.selection)
                .attributedTextFormattingDefinition(NoteFormattingDefinition())
                .focused($isFocused)
                .textEditorStyle(.plain)
                .scrollContentBackground(.hidden)
                .contentMargins(.horizontal, 16, for: .scrollContent)
                .lineHeight(.loose)
                .writingToolsBehavior(.complete)
                .findNavigator(isPresented: .constant(false))
                .toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Button("Bold", systemImage: "bold", action: toggleBold)
                            .symbolVariant(isBold ? .fill : .none)
                        Button("Underline", systemImage: "underline") {
                            model.text.transformAttributes(in: &model.selection) {
                                $0.underlineStyle = $0.underlineStyle == nil ? .single : nil
                            }
                        }
                        Button("Ingredient", systemImage: "carrot", action: model.toggleIngredient)
                        Spacer()
                        Button("Done") { isFocused = false }
                    }
                    ToolbarItem(placement: .bottomBar) {
                        Text("\(model.text.characters.count) characters").font(.caption)
                    }
                }
                .navigationTitle("Note")
                .navigationSubtitle(model.selectedText.isEmpty ? "No selection" : "Selecting")
        }
        .onAppear { isFocused = true }
    }

    private func toggleBold() {
        model.text.transformAttributes(in: &model.selection) { container in
            let current = container.font ?? .default
            let resolved = current.resolve(in: fontContext)
            container.font = current.bold(!resolved.isBold)
        }
    }
}
