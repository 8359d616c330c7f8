import ChatModels
import DeviceHost
import RenderTree

// The app's elements and input on them, by accessible names as a screen reader has them.
extension Device {
    /// Every text that the app shows, in drawing order, including texts on buttons. Views that are combined into one
    /// accessibility element have the text of that.
    public var texts: [String] { screen.texts }

    /// Names of the enabled buttons.
    public var buttons: [String] { screen.elements(.button).filter { !$0.isDisabled }.map(\.name) }

    /// Names of the text fields.
    public var fields: [String] { screen.elements(.field).map(\.name) }

    /// Returns the contents of a text field.
    /// - Throws: `TestFailure` where there is not exactly one field of that name.
    public func text(in field: String) throws -> String { try element(.field, field).text }

    public func tap(_ name: String) async throws {
        try await input(.tap(try enabled(.button, name).id))
    }

    /// Replaces the contents of a field, like a person who selects all and types.
    public func type(_ text: String, into field: String) async throws {
        let id = try enabled(.field, field).id
        let edit = max(edits[instance]?[id] ?? 0, screen.field(id)?.edit ?? 0) + 1
        edits[instance, default: [:]][id] = edit
        try await input(.focus(id, isFocused: true))
        let end = text.utf16.count
        try await input(.edit(id, text: text, edit: edit, selection: selection(end, end, in: id)))
    }

    /// Presses Return in a text field.
    public func submit(_ field: String) async throws {
        try await input(.submit(try enabled(.field, field).id))
    }

    /// Taps the delete button of the row that shows this text.
    public func delete(_ row: String) async throws {
        guard let button = screen.button(inRowWith: row, where: { $0.role == .destructive }) else {
            throw TestFailure("\(person.name) sees no row \"\(row)\" that can be deleted; texts are: \(texts).")
        }
        try await input(.tap(button))
    }

    /// Moves the row that shows this text to an index among its movable siblings, from 0.
    public func move(_ row: String, to index: Int) async throws {
        guard let handle = screen.button(inRowWith: row, where: { $0.reorder != nil }) else {
            throw TestFailure("\(person.name) sees no row \"\(row)\" that can be moved; texts are: \(texts).")
        }
        try await input(.move(handle, to: index))
    }

    /// Describes what the app shows, for people: a line for each node, indented below its parent, with its kind, its frame in
    /// points from the parent's corner, and what it says. Empty while the app is closed. Print it to see why a test
    /// finds something else; its form may change.
    public var dump: String { screen.tree.dump }

    var screen: Screen { Screen(tree: tree) }

    func input(_ event: InputEvent) async throws {
        try await perform(.input(instance: instance, event))
    }

    func element(_ kind: Screen.Element.Kind, _ name: String) throws -> Screen.Element {
        let all = screen.elements(kind)
        let found = all.filter { $0.name == name }
        guard let first = found.first, found.count == 1 else {
            let problem = found.isEmpty ? "no" : "\(found.count)"
            throw TestFailure(
                "\(person.name) sees \(problem) \(kind.rawValue) named \"\(name)\"; there are: \(all.map(\.name)).")
        }
        return first
    }

    func enabled(_ kind: Screen.Element.Kind, _ name: String) throws -> Screen.Element {
        let element = try element(kind, name)
        guard !element.isDisabled else {
            throw TestFailure("The \(kind.rawValue) \"\(name)\" on \(person.name)'s device is disabled.")
        }
        return element
    }
}
