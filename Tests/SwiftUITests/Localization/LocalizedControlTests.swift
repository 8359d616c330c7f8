import Foundation
import RenderTree
import SwiftUI
import Testing
import UIKit

extension Screen {
    /// A view in an app that turns out to be shown in French.
    fileprivate static func french(_ view: some View) -> Screen {
        let screen = Screen(view)
        screen.renderer.environment = RenderEnvironment(systemWords: SystemWords(language: "fr"))
        screen.render()
        return screen
    }

    fileprivate var actions: [String] { painted.inDrawingOrder.flatMap { $0.node.accessibility.actions ?? [] } }
}

/// A view of SwiftUI in one of UIKit among SwiftUI's.
private struct Wrapped: UIViewRepresentable {
    let inside = UIHostingController(rootView: EditButton())

    func makeUIView(context: Context) -> UIView { inside.view }
    func updateUIView(_ view: UIView, context: Context) {}
}

private struct WrappedStepper: UIViewRepresentable {
    func makeUIView(context: Context) -> UIStepper { UIStepper() }
    func updateUIView(_ view: UIStepper, context: Context) {}
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Controls in a French app` {
    @Test func `name the buttons of a list that is edited`() {
        let screen = Screen.french(
            VStack {
                EditButton()
                List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in } }
            })
        screen.tap("Modifier")
        #expect(screen.node("Supprimer a") != nil)
        #expect(screen.node("Déplacer a") != nil)
        screen.tap("OK")
        #expect(screen.texts.contains("Supprimer"))
        #expect(screen.node("Déplacer a") == nil)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `name the way back and the parts of a search`() {
        let screen = Screen.french(
            NavigationStack {
                NavigationLink("Go") { Text("page").searchable(text: .constant("mussels")) }.navigationTitle("Home")
            })
        screen.tap("Go")
        #expect(screen.field("Rechercher")?.placeholder == "Rechercher")
        #expect(screen.node("Annuler") != nil)
        screen.tap("Retour à Home")
        #expect(screen.seenTexts == ["Home", "Go"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `name a page without a title`() {
        let screen = Screen.french(NavigationStack { NavigationLink("Go") { Text("page") } })
        screen.tap("Go")
        #expect(screen.seenTexts.contains("Retour"))
        #expect(screen.node("Retour") != nil)
    }

    @Test func `offer a way out of dialogs`() {
        let dialog = Screen.french(
            Text("behind").confirmationDialog("Photo", isPresented: .constant(true)) { Button("Take") {} })
        #expect(dialog.texts == ["behind", "Take", "Annuler"])
        let value = Screen.french(
            Text("behind").alert(isPresented: .constant(true)) {
                Alert(title: Text("Go?"), primaryButton: .default(Text("Go")), secondaryButton: .cancel())
            })
        #expect(value.texts == ["behind", "Go?", "Annuler", "Go"])
    }

    @Test func `say what assistive technology can do`() {
        let screen = Screen.french(
            VStack {
                Stepper("Guests", value: .constant(1))
                Text("Row").accessibilityAction {}
                Text("Card").contextMenu { Button("Copy") {} }
                DisclosureGroup("More") { Text("inside") }
            })
        #expect(screen.node("Guests, Augmenter") != nil)
        #expect(screen.actions == ["Activer", "Afficher le menu"])
        #expect(screen.node("More")?.accessibility.value == "Réduit")
    }

    @Test func `say what a share link does, and that a search found nothing`() {
        let screen = Screen.french(
            VStack {
                ShareLink(item: "mussels")
                ContentUnavailableView.search
            })
        #expect(screen.texts.contains("Partager…"))
        #expect(screen.texts.contains("Aucun résultat"))
    }

    @Test func `name the button that renames`() {
        #expect(Screen.french(RenameButton()).texts == ["Renommer"])
    }

    @Test func `stay French where an author formats values for another place`() {
        let screen = Screen.french(EditButton().environment(\.locale, Locale(identifier: "de_DE")))
        #expect(screen.texts == ["Modifier"])
    }

    @Test func `of UIKit are French when the app's language changes`() {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = page.editButtonItem
        let screen = Screen(controller: UINavigationController(rootViewController: page))
        #expect(screen.node("Edit") != nil)
        screen.renderer.environment = RenderEnvironment(systemWords: SystemWords(language: "fr"))
        screen.render()
        screen.tap("Modifier")
        #expect(page.isEditing)
        #expect(screen.node("OK") != nil)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `of UIKit are French within SwiftUI`() {
        let screen = Screen.french(WrappedStepper().frame(width: 94, height: 32))
        #expect(screen.node("Augmenter") != nil)
    }

    @Test func `are French within views of UIKit`() {
        let screen = Screen.french(Wrapped().frame(width: 100, height: 40))
        #expect(screen.texts == ["Modifier"])
    }
}
