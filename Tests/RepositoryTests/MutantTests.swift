import Foundation
import Testing

/// The hand-picked mutants of `Scripts/mutation/seen.json`, which `Scripts/mutate` looks up by their text.
@Suite(.timeLimit(.minutes(5))) struct `Hand-picked mutants` {
    private struct Mutant: Decodable {
        var name, file, find: String
    }

    @Test func `are of text that stands once in its file`() throws {
        let list = try Checkout.text(of: "Scripts/mutation/seen.json")
        let mutants = try JSONDecoder().decode([Mutant].self, from: Data(list.utf8))
        #expect(!mutants.isEmpty)
        for mutant in mutants {
            let count = try Checkout.text(of: mutant.file).ranges(of: mutant.find).count
            #expect(count == 1, "\(mutant.name): \(count) times in \(mutant.file)")
        }
    }
}
