import ChatModels
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct IdentifierTests {
    @Test func `an identifier is a short word of plain characters`() {
        let most = String(repeating: "a", count: ChatLimits.identifierByteCountMax)
        for text in ["a", "AZaz09-_.", "kate-phone", "org.parley.Mussels_Party", "0", most] {
            #expect(DeviceID(rawValue: text)?.rawValue == text)
        }
        for text in ["", "a b", "@", "[", "`", "{", "/", ":", "é", "a/b", "a\n", "..\u{0}", "%2e", most + "a"] {
            #expect(DeviceID(rawValue: text) == nil)
        }
    }

    @Test func `what is no identifier is refused while reading`() throws {
        func read(_ json: String) throws -> SendKey {
            try JSONDecoder().decode([SendKey].self, from: Data("[\(json)]".utf8))[0]
        }
        #expect(try read("\"k-1\"") == SendKey(unchecked: "k-1"))
        for json in ["\"a b\"", "\"\"", "7", "null"] { #expect(throws: DecodingError.self) { try read(json) } }
    }

    @Test func `a person is a UUID and nothing else`() throws {
        func read(_ json: String) throws -> PersonID {
            try JSONDecoder().decode([PersonID].self, from: Data("[\(json)]".utf8))[0]
        }
        #expect(try read("\"00000000-0000-4000-8000-000000000001\"") == PersonID(Sample.uuid(1)))
        #expect(throws: DecodingError.self) { try read("\"kate\"") }
    }
}
