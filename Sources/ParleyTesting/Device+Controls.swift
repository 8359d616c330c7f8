import ChatModels
import DeviceHost
import RenderTree

// What the app shows and what the person does with it, by accessible names, as a screen reader has them.
extension Device {
    /// Every text that the app shows, in drawing order, the ones on buttons included.
    public var texts: [String] { screen.texts }

    /// Names of the buttons that can be pressed.
    public var buttons: [String] { screen.elements(.button).filter { !$0.isDisabled }.map(\.name) }

    /// Names of the text fields.
    public var fields: [String] { screen.elements(.field).map(\.name) }

    /// What a text field holds.
    public func text(in field: String) throws -> String { try element(.field, field).text }

    public func tap(_ name: String) async throws {
        try await input(.tap(try enabled(.button, name).id))
    }

    /// Puts text into a field, in the place of what is in it, as a person who selects all and types.
    public func type(_ text: String, into field: String) async throws {
        let id = try enabled(.field, field).id
        let edit = max(edits[id] ?? 0, screen.lastEdit(of: id)) + 1
        edits[id] = edit
        try await input(.focus(id, isFocused: true))
        try await input(.edit(id, text: text, edit: edit))
    }

    /// Presses Return in a field.
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

    /// Moves the row that shows this text to a place among its movable siblings, from 0.
    public func move(_ row: String, to index: Int) async throws {
        guard let handle = screen.button(inRowWith: row, where: { $0.reorder != nil }) else {
            throw TestFailure("\(person.name) sees no row \"\(row)\" that can be moved; texts are: \(texts).")
        }
        try await input(.move(handle, to: index))
    }

    var screen: Screen { Screen(tree: presentationStyle == nil ? NodeTree() : tree) }

    func input(_ event: InputEvent) async throws {
        try await perform(.input(instance: instance, event))
    }

    private func element(_ kind: Screen.Element.Kind, _ name: String) throws -> Screen.Element {
        let all = screen.elements(kind)
        let found = all.filter { $0.name == name }
        guard let first = found.first, found.count == 1 else {
            let problem = found.isEmpty ? "no" : "\(found.count)"
            throw TestFailure(
                "\(person.name) sees \(problem) \(kind.rawValue) named \"\(name)\"; there are: \(all.map(\.name)).")
        }
        return first
    }

    private func enabled(_ kind: Screen.Element.Kind, _ name: String) throws -> Screen.Element {
        let element = try element(kind, name)
        guard !element.isDisabled else {
            throw TestFailure("The \(kind.rawValue) \"\(name)\" on \(person.name)'s device is disabled.")
        }
        return element
    }
}
