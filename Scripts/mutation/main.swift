import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

// Reads the files that are named, and writes every mutant of them as JSON.
var mutants: [Mutant] = []
for path in CommandLine.arguments.dropFirst() {
    let source = try String(contentsOfFile: path, encoding: .utf8)
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    let finder = MutantFinder(file: path, tree: tree)
    finder.walk(tree)
    mutants += finder.found
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
FileHandle.standardOutput.write(try encoder.encode(mutants))
