import Combine
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct CoderTests {
    private struct Item: Codable, Equatable { var name: String }

    @Test func `values are encoded and decoded as JSON and as property lists`() {
        var (seen, failures) = ([Item](), 0)
        let items = [Item(name: "sauce"), Item(name: "wine")].publisher
        let json = items.encode(encoder: JSONEncoder()).decode(type: Item.self, decoder: JSONDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
        let lists = items.encode(encoder: PropertyListEncoder()).decode(type: Item.self, decoder: PropertyListDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
        #expect(seen.map(\.name) == ["sauce", "wine", "sauce", "wine"])
        let broken = Just(Data("{".utf8)).decode(type: Item.self, decoder: JSONDecoder())
            .sink(receiveCompletion: { if case .failure = $0 { failures += 1 } }, receiveValue: { seen.append($0) })
        #expect(seen.count == 4 && failures == 1)
        [json, lists, broken].forEach { $0.cancel() }
    }
}
