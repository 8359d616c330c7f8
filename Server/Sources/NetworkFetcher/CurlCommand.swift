import AppProtocol
import Foundation

/// The configuration of `curl` for one request. Passed in a file, because every user of the computer can read its
/// command line.
///
/// Source: curl(1), version 7.88.
struct CurlCommand {
    static let configurationFile = "request"
    static let headFile = "head"
    static let bodyFile = "body"
    static let sentFile = "sent"
    /// Arguments; `-q` must come first so that no other configuration file is read.
    static let arguments = ["-q", "--config", configurationFile]

    var address: NetworkAddress
    var computers: [String]
    var asked: NetworkRequest.Asked
    var limits: NetworkLimits
    var time: Duration

    var configuration: String {
        let seconds = max(1, time.components.seconds)
        let lines = [
            "silent", "globoff", "path-as-is", "url = \"\(address.text)\"",
            // Connects only to the checked addresses, whatever the name resolves to now; IPv6 addresses are in
            // brackets.
            "resolve = \"\(address.host):\(address.port):\(computers.map(Self.bracketed).joined(separator: ","))\"",
            "noproxy = \"*\"", "proto = \"=http,https\"", "max-redirs = 0", "tlsv1.2",
            "max-time = \(seconds)", "max-filesize = \(limits.byteCountMax)",
            "user-agent = \"Parley\"",
            "output = \"\(Self.bodyFile)\"", "dump-header = \"\(Self.headFile)\"",
        ]
        return (lines + asking).joined(separator: "\n") + "\n"
    }

    private var asking: [String] {
        switch asked {
        case .picture(let tag):
            let known = tag.map { "header = \"If-None-Match: \(Self.quoted($0))\"" }
            return ["header = \"Accept: image/png, image/jpeg;q=0.9\""] + (known.map { [$0] } ?? [])
        case .query(let query): return Self.lines(of: query)
        }
    }

    private static func lines(of query: NetworkQuery) -> [String] {
        // With its method only named, a HEAD would wait for a body. Servers answer `Expect` before the body.
        let isHead = query.method == "HEAD"
        var lines = [isHead ? "head" : "request = \"\(query.method)\"", "header = \"Expect:\""]
        for (name, value) in query.headers.sorted(by: { $0.key < $1.key })
        where !NetworkQuery.reservedHeaders.contains(name.lowercased()) {
            // A name with nothing after its colon would take curl's own header away.
            lines.append("header = \"\(name)\(quoted(value.isEmpty ? ";" : ": " + value))\"")
        }
        if query.body != nil, !isHead { lines.append("data-binary = \"@\(sentFile)\"") }
        return lines
    }

    private static func bracketed(_ address: String) -> String { address.contains(":") ? "[\(address)]" : address }

    private static func quoted(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// Returns the error for an exit status of curl; nil if there is a response. Status 23 (a file could not be written)
    /// is that of a full disk: a body that is longer than the limit ends the program by a signal (`SIGXFSZ`).
    static func failure(of status: Int32) -> NetworkFailure? {
        switch status {
        case 0: nil
        case 6: NetworkFailure(.hostNotFound, "There is no computer of this name.")
        case 28: NetworkFailure(.tooSlow, "There was no answer in time.")
        case 23: NetworkFailure.noRoom
        case 63: FetchedPicture.tooLarge
        case 35, 51, 53, 54, 58, 59, 60, 66, 77, 83, 90, 91:
            NetworkFailure(.insecure, "No secure connection to the host could be made.")
        default: NetworkFailure(.cannotConnect, "The host did not answer.")
        }
    }
}

extension NetworkFailure {
    static let noRoom = NetworkFailure(.busy, "The server has no room to fetch a picture.")
}
