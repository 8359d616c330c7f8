import Foundation
import Testing

/// A trap of the compiler's (6.3.1) that only shows where files are compiled one by one, as `make run` and `parley run` do and our
/// own checks do not: the linker does not find what a subclass in another file inherits.
@Suite(.timeLimit(.minutes(5))) struct `A @preconcurrency class with subclasses` {
    private struct Class {
        var file: String
        var body: [Substring]
    }

    @Test func `has no overridable function with a closure of an actor or of any thread`() throws {
        let texts = try Dictionary(
            uniqueKeysWithValues: Checkout.files(under: "Sources", withExtension: "swift")
                .map { ($0, try Checkout.text(of: $0)) })
        var classes: [Substring: Class] = [:]
        for (file, text) in texts {
            for (name, body) in preconcurrencyClasses(in: text) { classes[name] = Class(file: file, body: body) }
        }
        #expect(classes.count > 100)
        var count = 0
        for (file, text) in texts {
            for match in text.matches(of: #/class \w+(?:<[^>]*>)?: (\w+)/#) {
                guard let superclass = classes[match.1], superclass.file != file else { continue }
                count += 1
                for line in overridableFunctions(in: superclass.body) {
                    let takesClosure = line.contains("@Sendable") || line.contains("@MainActor")
                    #expect(!takesClosure, "move it into an extension: \(superclass.file): \(line)")
                }
            }
        }
        #expect(count > 50)
    }

    /// Bodies of the outermost classes, which end with a brace at the beginning of a line.
    private func preconcurrencyClasses(in text: String) -> [(name: Substring, body: [Substring])] {
        let lines = text.split(separator: "\n")
        return lines.indices.compactMap { start in
            guard let head = lines[start].firstMatch(of: #/^@preconcurrency @MainActor (?:open|public) class (\w+)/#)
            else { return nil }
            return (head.1, Array(lines[start...].prefix { $0 != "}" }))
        }
    }

    /// Heads of functions, each on one line.
    private func overridableFunctions(in body: [Substring]) -> [String] {
        body.indices.compactMap { start in
            guard body[start].contains(#/^    (?:@\w+ )?(?:open |public |package )?func /#) else { return nil }
            let end = body[start...].firstIndex { $0.hasSuffix("{") || $0.hasSuffix("}") } ?? start
            return body[start...end].joined(separator: " ")
        }
    }
}
