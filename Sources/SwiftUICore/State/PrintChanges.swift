import Foundation

extension View {
    /// Prints to standard output what made this body be evaluated: `ContentView: @self, _count changed.` Call it in
    /// `body`: `let _ = Self._printChanges()`. Elsewhere it prints `unchanged`.
    ///
    /// Besides the names of dynamic properties: `@self` stands for a new value of the view, `@identity` for its first
    /// evaluation, and `@dependencies` for what the body has read otherwise, such as an `@Observable` object. Two are
    /// only printed here: `@environment`, where it changed in no value that a property of the view reads, and `@unknown`
    /// in the first call where that is not in the first evaluation. A body that does not call it in every evaluation
    /// prints what has changed since the last call.
    ///
    /// Source: developer.apple.com/documentation/swift-playgrounds/console-print-debugging
    public static func _printChanges() { print(changeReport()) }

    /// Writes what `_printChanges()` prints to standard error.
    ///
    /// Source: developer.apple.com/documentation/swift-playgrounds/console-print-debugging
    public static func _logChanges() { logLine(changeReport()) }

    /// Returns the line that `_printChanges()` prints.
    package static func changeReport() -> String { report(of: Self.self) }
}

extension ViewModifier {
    /// Prints to standard output what made `body(content:)` be evaluated, as `View._printChanges()` does. `@self` also
    /// stands for new content.
    public static func _printChanges() { print(changeReport()) }

    /// Writes what `_printChanges()` prints to standard error.
    public static func _logChanges() { logLine(changeReport()) }

    /// Returns the line that `_printChanges()` prints.
    package static func changeReport() -> String { report(of: Self.self) }
}

@MainActor private func report(of type: any Any.Type) -> String {
    let names = changedNames(of: type)
    return names.isEmpty ? "\(type): unchanged." : "\(type): \(names.joined(separator: ", ")) changed."
}

@MainActor private func changedNames(of type: any Any.Type) -> [String] {
    guard let reader = Evaluation.current, let element = reader.element as? any EvaluatedElement,
        element.evaluatedType == type
    else { return [] }
    return element.graph.openChangeLog().names(for: element, in: reader)
}

private func logLine(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
