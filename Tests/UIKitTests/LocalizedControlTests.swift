import RenderTree
import Testing
import TreePainter
import UIKit

private let french = UITraitCollection(.light, systemWords: SystemWords(language: "fr"))

extension NodeDraft {
    /// Names, values and texts.
    fileprivate var words: [String] {
        var own = [node.accessibility.label, node.accessibility.value].compactMap(\.self)
        if case .text(let content) = node.content { own.append(content.plainText) }
        return own + children.flatMap(\.words)
    }
}

@MainActor private func words(of view: UIView, with traits: UITraitCollection) -> Set<String> {
    var words: [String] = []
    traits.performAsCurrent {
        view.traitsDidChange(from: nil)
        view.layoutIfNeeded()
        words = view.draft().words
    }
    return Set(words)
}

/// Shows a view in English, which is the default, in French, and in English again.
@MainActor private func expect(
    _ view: UIView, says english: Set<String>, inFrench translated: Set<String>,
    _ location: SourceLocation = #_sourceLocation
) {
    if view.frame.size == .zero { view.frame.size = CGSize(width: 320, height: 480) }
    for _ in 0..<2 {
        let before = words(of: view, with: UITraitCollection(.light))
        #expect(english.isSubset(of: before), "\(before)", sourceLocation: location)
        let after = words(of: view, with: french)
        #expect(translated.isSubset(of: after), "\(after)", sourceLocation: location)
        #expect(after.isDisjoint(with: english.subtracting(translated)), "\(after)", sourceLocation: location)
    }
}

private final class Dishes: NSObject, UITableViewDataSource, UIPickerViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Fries"
        (cell.accessoryType, cell.editingAccessoryType) = (.detailButton, .detailButton)
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `UIKit's controls in a French app` {
    @Test func `name the buttons of a table's row`() {
        let dishes = Dishes()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = dishes
        table.setEditing(true, animated: false)
        expect(
            table, says: ["More Info", "Delete", "Delete Fries"],
            inFrench: ["Plus d’infos", "Supprimer", "Supprimer Fries"])
    }

    @Test func `name their parts`() {
        expect(UIStepper(), says: ["Increment", "Decrement"], inFrench: ["Augmenter", "Diminuer"])
        expect(UIDatePicker(), says: ["date", "time"], inFrench: ["date", "heure"])
        let picker = UIPickerView()
        let dishes = Dishes()
        picker.dataSource = dishes
        expect(picker, says: ["Picker"], inFrench: ["Sélecteur"])
    }

    @Test func `name what empties a field and what ends a search`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        (field.text, field.clearButtonMode) = ("Fries", .always)
        expect(field, says: ["Clear text"], inFrench: ["Effacer le texte"])
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.showsCancelButton = true
        expect(bar, says: ["Cancel"], inFrench: ["Annuler"])
    }

    @Test func `say how far something is`() {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        expect(spinner, says: ["In progress"], inFrench: ["En cours"])
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (3, 1)
        expect(pages, says: ["Page 2 of 3"], inFrench: ["Page 2 sur 3"])
    }

    @Test func `say where pictures are chosen`() {
        let picker = UIImagePickerController()
        expect(
            picker.view, says: ["Choose the pictures in the window that has opened.", "Cancel"],
            inFrench: ["Choisissez les photos dans la fenêtre qui s’est ouverte.", "Annuler"])
        #expect(picker.title == "Photos")
        let german = UITraitCollection(.light, systemWords: SystemWords(language: "de"))
        german.performAsCurrent { #expect(picker.title == "Fotos") }
        picker.title = "Dishes"
        german.performAsCurrent { #expect(picker.title == "Dishes") }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `UIKit's bars in a French app` {
    @Test func `name the way back, the edit button and the system's items`() {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItems = [page.editButtonItem, UIBarButtonItem(systemItem: .add)]
        page.toolbarItems = [UIBarButtonItem(systemItem: .save), .flexibleSpace()]
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isToolbarHidden = false
        navigation.pushViewController(page, animated: false)
        expect(
            navigation.view, says: ["Back", "Edit", "Add", "Save"],
            inFrench: ["Retour", "Modifier", "Ajouter", "Enregistrer"])
        page.setEditing(true, animated: false)
        expect(navigation.view, says: ["Done"], inFrench: ["OK"])
    }

    @Test func `name every system item, whether it is a word or a symbol`() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = (0...24).compactMap { UIBarButtonItem.SystemItem(rawValue: $0) }
            .map { UIBarButtonItem(systemItem: $0) }
        expect(
            toolbar,
            says: [
                "Done", "Cancel", "Edit", "Save", "Add", "Compose", "Reply", "Action", "Organize", "Bookmarks",
                "Search", "Refresh", "Stop", "Camera", "Trash", "Play", "Pause", "Rewind", "Fast Forward", "Undo",
                "Redo", "Close",
            ],
            inFrench: [
                "OK", "Annuler", "Modifier", "Enregistrer", "Ajouter", "Rédiger", "Répondre", "Action", "Organiser",
                "Signets", "Rechercher", "Actualiser", "Arrêter", "Appareil photo", "Corbeille", "Lire", "Pause",
                "Retour rapide", "Avance rapide", "Rétablir", "Fermer",
            ])
    }

    @Test func `name tabs`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = (0...11).compactMap { UITabBarItem.SystemItem(rawValue: $0) }
            .map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
        expect(
            bar,
            says: [
                "Tab Bar", "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks",
                "Search", "Downloads", "Most Recent", "Most Viewed",
            ],
            inFrench: [
                "Barre d’onglets", "Autres", "Favoris", "Sélection", "Mieux notés", "Récents", "Contacts", "Historique",
                "Signets", "Rechercher", "Téléchargements", "Les plus récents", "Les plus vus",
            ])
    }

    @Test func `keep a title that the app gives to a system item`() {
        let item = UIBarButtonItem(systemItem: .done)
        item.title = "Order"
        let tab = UITabBarItem(tabBarSystemItem: .search, tag: 0)
        tab.title = "Dishes"
        french.performAsCurrent {
            #expect(item.title == "Order")
            #expect(tab.title == "Dishes")
        }
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Traits of a language` {
    @Test func `are kept where a view is light or dark by itself`() {
        #expect(french.with(.dark).systemWords.language == "fr")
        #expect(french != UITraitCollection(.light))
    }
}
