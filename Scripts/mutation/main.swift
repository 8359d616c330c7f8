import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

// Reads the named files, and writes all their mutants as JSON; after `--modifiers` those that make a modifier do nothing.
let words = CommandLine.arguments.dropFirst()
var mutants: [Mutant] = []
for path in words where path != "--modifiers" {
    let source = try String(contentsOfFile: path, encoding: .utf8)
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    let finder: MutantVisitor =
        words.contains("--modifiers") ? ModifierFinder(file: path, tree: tree) : MutantFinder(file: path, tree: tree)
    finder.walk(tree)
    mutants += finder.found
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
FileHandle.standardOutput.write(try encoder.encode(mutants))
