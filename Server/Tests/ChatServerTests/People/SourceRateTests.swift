import ChatModels
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct SourceRateTests {
    @Test func `whoever has many addresses does not begin to guess codes anew`() throws {
        let rates = SourceRates(uptime: { .zero })
        try rates.count(.wrongCodesOfAll, upTo: 1)
        for number in 0...ChatLimits.countedSourcesMax { try rates.count(.address("\(number)"), upTo: 1) }
        #expect(throws: RetryLater.self) { try rates.check(.wrongCodesOfAll, below: 1, else: .tooManyCodes) }
        // The counts of the addresses were dropped.
        try rates.check(.address("0"), below: 1, else: .tooManyRequests)
    }
}
