import Foundation
import RegexBuilder

/// Reads the format of a predicate.
///
/// Source: developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html
struct ConditionReader {
    private var words: [String]
    private var arguments: [Any]

    /// Reason why a format cannot be read.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init(_ format: String, _ arguments: [Any]) {
        let values = /"[^"]*"|'[^']*'|%[@Kdfuilgsc]+|[A-Za-z_][\w.]*|-?\d+(?:\.\d+)?/
        let signs = /&&|\|\||[<>=!]=|<>|=[<>]|[<>=!(){},]|\[[cdlwn]+\]/
        let pattern = Regex {
            ChoiceOf {
                values; signs
            }
        }
        words = format.matches(of: pattern).map { String($0.output) }.reversed()
        self.arguments = arguments.reversed()
    }

    /// Reads the whole format.
    mutating func condition() throws -> Condition {
        let condition = try alternatives()
        guard words.isEmpty else { throw Failure(description: "'\(words.last ?? "")' is not expected") }
        return condition
    }

    private mutating func alternatives() throws -> Condition {
        var all = [try conjunction()]
        while take("OR") || take("||") { all.append(try conjunction()) }
        return all.count == 1 ? all[0] : .any(all)
    }

    private mutating func conjunction() throws -> Condition {
        var all = [try term()]
        while take("AND") || take("&&") { all.append(try term()) }
        return all.count == 1 ? all[0] : .all(all)
    }

    private mutating func term() throws -> Condition {
        if take("NOT") || take("!") { return .not(try term()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if take("(") {
            let inner = try alternatives()
            guard take(")") else { throw Failure(description: "a parenthesis is missing") }
            return inner
        }
        let left = try operand()
        guard let sign = words.popLast()?.uppercased() else { throw Failure(description: "an operator is missing") }
        let options = words.last?.hasPrefix("[") == true ? words.removeLast() : ""
        return .comparison(left, sign, try operand(), ignoresCase: options.contains("c"))
    }

    private mutating func operand() throws -> Condition.Operand {
        guard let word = words.popLast() else { throw Failure(description: "a value is missing") }
        switch word.uppercased() {
        case "SELF": return .object
        case "NIL", "NULL": return .value(nil)
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        case "{": return .value(try list())
        default: break
        }
        if word.hasPrefix("%") { return try argument(word) }
        if word.hasPrefix("\"") || word.hasPrefix("'") { return .value(String(word.dropFirst().dropLast())) }
        if let number = Double(word) { return .value(number) }
        return path(word)
    }

    private mutating func argument(_ word: String) throws -> Condition.Operand {
        guard let argument = arguments.popLast() else { throw Failure(description: "an argument is missing") }
        return word == "%K" ? path("\(argument)") : .value(argument)
    }

    private mutating func list() throws -> [Any] {
        var all: [Any] = []
        while !take("}") {
            if case .value(let value?) = try operand() { all.append(value) }
            _ = take(",")
        }
        return all
    }

    private func path(_ word: String) -> Condition.Operand {
        let names = word.split(separator: ".").map(String.init)
        return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
    }

    /// Takes the next word if it is this one, in any case.
    private mutating func take(_ word: String) -> Bool {
        guard words.last?.uppercased() == word else { return false }
        words.removeLast()
        return true
    }
}
