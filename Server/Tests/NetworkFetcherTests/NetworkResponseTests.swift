import Foundation
import Testing

@testable import NetworkFetcher

@Suite(.timeLimit(.minutes(5))) struct NetworkResponseTests {
    private func response(_ headers: String) -> NetworkResponse? {
        NetworkResponse(head: Data(("HTTP/1.1 200 OK\r\n" + headers + "\r\n").utf8), body: Data())
    }

    @Test func `a header that comes twice has both values, under its first name`() throws {
        let headers = try #require(response("X-A: one\r\nB: é\r\nx-a: two\r\n")).headers
        #expect(headers == ["X-A": "one, two", "B": "é"])
    }

    @Test func `a line whose name is not ASCII is left out, whatever it is made of`() throws {
        let marks = String(repeating: "\u{301}", count: 50_000)
        let head = "HTTP/1.1 200 O\(marks)\r\nG\(marks): x\r\nA: b\r\n"
        let found = try #require(NetworkResponse(head: Data(head.utf8), body: Data()))
        #expect(found.headers == ["A": "b"] && found.status == 200)
    }

    @Test func `headers without end are no answer, and are not looked through`() {
        let many = (0..<300).map { "x\($0): a\r\n" }.joined()
        let long = "a: " + String(repeating: "b", count: 256 << 10) + "\r\n"
        for headers in [many, long] { #expect(response(headers) == nil) }
    }
}
