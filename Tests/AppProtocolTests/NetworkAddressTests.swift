import AppProtocol
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct NetworkAddressTests {
    private let hosts = ["img.example.org", "*.example.com", "localhost"].compactMap { NetworkHostPattern($0) }

    private func failure(_ url: String) -> NetworkFailure.Code? {
        do throws(NetworkFailure) {
            _ = try NetworkAddress(url, allowing: hosts)
            return nil
        } catch {
            return error.code
        }
    }

    @Test func `an address is written anew from its parts`() throws {
        func text(_ url: String) throws -> String { try NetworkAddress(url, allowing: hosts).text }
        #expect(try text("HTTPS://IMG.example.org") == "https://img.example.org:443/")
        #expect(try text("http://localhost:8/a%20b?q=1&r#part") == "http://localhost:8/a%20b?q=1&r")
        #expect(try text("https://a.b.example.com/ä") == "https://a.b.example.com:443/%C3%A4")
    }

    @Test(arguments: [
        "https://example.com/", "https://example.org/", "https://img.example.org.evil.net/",
        "https://evilexample.com/", "http://127.0.0.1/", "https://img.example.com.net/",
    ])
    func `a host that is not named is not asked`(url: String) { #expect(failure(url) == .hostNotAllowed) }

    @Test(arguments: [
        "https://kate:secret@img.example.org/", "https://kate@img.example.org/", "https://img.example.org:0/",
        "https://img.example.org:70000/", "https://0x7f.1/", "https://2130706433/", "https://127.1/", "https://[::1]/",
        "https:///a", "https://img.example.org./", "https://img%2eexample.org/", "https://",
    ])
    func `what no two programs understand alike is no address`(url: String) { #expect(failure(url) == .badAddress) }

    @Test(arguments: [
        "file:///etc/passwd", "ftp://img.example.org/", "gopher://localhost/", "a.png", "data:image/png,x",
    ])
    func `only http and https`(url: String) { #expect(failure(url) == .unsupportedScheme) }

    @Test func `an address has a length`() {
        let path = String(repeating: "a", count: NetworkAddress.byteCountMax - "https://localhost/".utf8.count)
        #expect(failure("https://localhost/" + path) == nil)
        #expect(failure("https://localhost/a" + path) == .badAddress)
    }

    @Test(arguments: [
        "", "*", "*.org", "*.*.example.org", "img.*.org", "https://example.org", "example.org/a", "example.org:80",
        "-a.org", "a..org", "*.1.2.3.4", "256.1.1.1", "1.2.3", "01.2.3.4", "::1", "exämple.org", "a b.org",
    ])
    func `a pattern that nobody can mean is none`(text: String) { #expect(NetworkHostPattern(text) == nil) }

    @Test func `a pattern names one host, or all below one`() throws {
        let below = try #require(NetworkHostPattern("*.Example.org"))
        #expect(below.matches("a.example.org") && below.matches("A.B.EXAMPLE.ORG") && !below.matches("example.org"))
        #expect(try #require(NetworkHostPattern("192.0.2.1")).matches("192.0.2.1"))
    }

    @Test func `a name has labels of 63 bytes and 253 in all, and ends in a number only as four bytes do`() {
        func isName(_ text: String) -> Bool { NetworkHostPattern(text) != nil }
        let label = String(repeating: "a", count: 63)
        #expect(isName(label) && !isName(label + "a"))
        let longest = [label, label, label, String(label.dropLast(2))].joined(separator: ".")
        #expect(longest.utf8.count == 253)
        #expect(isName(longest) && !isName(longest + "a"))
        for good in ["0.0.0.0", "255.255.255.255", "1.2.3.40", "a-b.c0", "Z.z", "9.a", "x0x", "1.2.3.4.a"] {
            #expect(isName(good), "\(good)")
        }
        for bad in [
            "1.2.3.4.5", "1.2.3.256", "1.2.3.1000", "1.2.03.4", "a.2.3.4", "1.2.3.4x.5", "a.0x7", "a.9", "a_b", "a-",
        ] {
            #expect(!isName(bad), "\(bad)")
        }
    }

    @Test func `an address that is opened has a length, and is one of the web`() {
        func path(_ count: Int) -> String { "https://a.org/" + String(repeating: "a", count: count - 14) }
        #expect(path(ProtocolLimits.addressByteCountMax).isOpenableURL)
        #expect(!path(ProtocolLimits.addressByteCountMax + 1).isOpenableURL)
    }
}
