import ArgumentParser
import Foundation

/// Parses the names given on the command line.
enum SimulatedPeople {
    /// Most phones that fit into one window.
    private static let countMax = 8
    private static let nameLengthMax = 40

    static func names(in list: String) throws -> [String] {
        let names = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard (2...countMax).contains(names.count) else {
            throw ValidationError("A simulator has 2 to \(countMax) people, as in --people Kate,John.")
        }
        guard names.allSatisfy({ (1...nameLengthMax).contains($0.count) }) else {
            throw ValidationError("A name has 1 to \(nameLengthMax) letters.")
        }
        guard Set(names).count >= 2 else {
            throw ValidationError("A simulator has two or more people; a name given again is a person's next device.")
        }
        return names
    }
}
