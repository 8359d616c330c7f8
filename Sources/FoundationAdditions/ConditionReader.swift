import Foundation
import RegexBuilder

/// Reads the format of a predicate.
///
/// Source: developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html
struct ConditionReader {
    /// Number of conditions and lists that may stand in one another.
    static let depthMax = 100
    private static let comparisons: Set = [
        "=", "==", "!=", "<>", "<", ">", "<=", "=<", ">=", "=>", "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "MATCHES",
        "LIKE",
    ]

    /// Words and signs that are not read yet, the next one last.
    private var words: [String]
    private var arguments: [Any]
    private var depth = 0

    /// Reason why a format cannot be read.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Throws `Failure` if the format has a character of no meaning.
    init(_ format: String, _ arguments: [Any]) throws {
        words = try Self.words(of: format).reversed()
        self.arguments = arguments.reversed()
    }

    private static func words(of format: String) throws -> [String] {
        let values = /"[^"]*"|'[^']*'|%[@Kdfuilgsc]+|[\p{L}_][\w.]*|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/
        let signs = /&&|\|\||[<>=!]=|<>|=[<>]|[<>=!(){},]|\[[cdlwn]+\]/
        let pattern = Regex {
            ChoiceOf {
                values; signs
            }
        }
        var words: [String] = []
        var rest = format.drop(while: \.isWhitespace)
        while !rest.isEmpty {
            guard let match = rest.prefixMatch(of: pattern) else {
                throw Failure(description: "'\(rest.prefix(1))' is not known")
            }
            words.append(String(match.output))
            rest = rest[match.range.upperBound...].drop(while: \.isWhitespace)
        }
        return words
    }

    /// Reads the whole format.
    mutating func condition() throws -> Condition {
        let condition = try alternatives()
        guard words.isEmpty else { throw Failure(description: "'\(words.last ?? "")' is not expected") }
        return condition
    }

    private mutating func alternatives() throws -> Condition {
        var all = [try conjunction()]
        while consume("OR") || consume("||") { all.append(try conjunction()) }
        return all.count == 1 ? all[0] : .any(all)
    }

    private mutating func conjunction() throws -> Condition {
        var all = [try term()]
        while consume("AND") || consume("&&") { all.append(try term()) }
        return all.count == 1 ? all[0] : .all(all)
    }

    private mutating func term() throws -> Condition {
        if consume("NOT") || consume("!") { return .not(try nested { try $0.term() }) }
        if consume("TRUEPREDICATE") { return .constant(true) }
        if consume("FALSEPREDICATE") { return .constant(false) }
        if consume("(") {
            let inner = try nested { try $0.alternatives() }
            guard consume(")") else { throw Failure(description: "a parenthesis is missing") }
            return inner
        }
        let left = try operand()
        let sign = try comparison()
        let options = words.last?.hasPrefix("[") == true ? words.removeLast() : ""
        return .comparison(left, sign, try operand(), ignoresCase: options.contains("c"))
    }

    private mutating func comparison() throws -> String {
        guard let word = words.popLast() else { throw Failure(description: "an operator is missing") }
        let sign = word.uppercased()
        guard Self.comparisons.contains(sign) else { throw Failure(description: "'\(word)' is no known operator") }
        return sign
    }

    /// Reads a part that stands in another. Throws `Failure` if it stands too deep, before the stack is full.
    private mutating func nested<Part>(_ read: (inout Self) throws -> Part) throws -> Part {
        guard depth < Self.depthMax else {
            throw Failure(description: "its parts are nested deeper than \(Self.depthMax)")
        }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func operand() throws -> Condition.Operand {
        guard let word = words.popLast() else { throw Failure(description: "a value is missing") }
        switch word.uppercased() {
        case "SELF": return .object
        case "NIL", "NULL": return .value(nil)
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        case "{": return .value(try nested { try $0.list() })
        default: break
        }
        if word.hasPrefix("%") { return try argument(word) }
        if word.hasPrefix("\"") || word.hasPrefix("'") { return .value(String(word.dropFirst().dropLast())) }
        if let number = Double(word) { return .value(number) }
        guard word.first?.isLetter == true || word.hasPrefix("_") else {
            throw Failure(description: "'\(word)' is no value")
        }
        return path(word)
    }

    private mutating func argument(_ word: String) throws -> Condition.Operand {
        guard let argument = arguments.popLast() else { throw Failure(description: "an argument is missing") }
        return word == "%K" ? path("\(argument)") : .value(argument)
    }

    private mutating func list() throws -> [Any] {
        guard !consume("}") else { return [] }
        var all: [Any] = []
        repeat {
            guard case .value(let value?) = try operand() else { throw Failure(description: "a list holds values") }
            all.append(value)
        } while consume(",")
        guard consume("}") else { throw Failure(description: "a brace is missing") }
        return all
    }

    private func path(_ word: String) -> Condition.Operand {
        let names = word.split(separator: ".").map(String.init)
        return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
    }

    /// Consumes the next word if it is this one, in any case.
    private mutating func consume(_ word: String) -> Bool {
        guard words.last?.uppercased() == word else { return false }
        words.removeLast()
        return true
    }
}
