import AppProtocol
import Foundation

/// How `curl` is told what to ask. In a file and not on its command line, which everybody on the computer can read.
///
/// Source: curl(1), version 7.88.
struct CurlCommand {
    static let configurationFile = "request"
    static let headFile = "head"
    static let bodyFile = "body"
    /// `-q` comes first: no other configuration is read.
    static let arguments = ["-q", "--config", configurationFile]

    var address: NetworkAddress
    var computers: [String]
    var tag: String?
    var limits: NetworkLimits
    var time: Duration

    var configuration: String {
        let seconds = max(1, time.components.seconds)
        let lines = [
            "silent", "globoff", "path-as-is", "url = \"\(address.text)\"",
            // Only there, whatever the name says now; an address of IPv6 stands in brackets.
            "resolve = \"\(address.host):\(address.port):\(computers.map(Self.bracketed).joined(separator: ","))\"",
            "noproxy = \"*\"", "proto = \"=http,https\"", "max-redirs = 0", "tlsv1.2",
            "max-time = \(seconds)", "max-filesize = \(limits.byteCountMax)",
            "user-agent = \"Parley\"", "header = \"Accept: image/png, image/jpeg;q=0.9\"",
            "output = \"\(Self.bodyFile)\"", "dump-header = \"\(Self.headFile)\"",
        ]
        return (lines + (tag.map { ["header = \"If-None-Match: \(Self.quoted($0))\""] } ?? []))
            .joined(separator: "\n") + "\n"
    }

    private static func bracketed(_ address: String) -> String { address.contains(":") ? "[\(address)]" : address }

    private static func quoted(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// Nil where there is an answer.
    static func failure(of status: Int32) -> NetworkFailure? {
        switch status {
        case 0: nil
        case 6: NetworkFailure(.hostNotFound, "There is no computer of this name.")
        case 28: NetworkFailure(.tooSlow, "The picture was not there in time.")
        case 23, 63: FetchedPicture.tooLarge
        case 35, 51, 53, 54, 58, 59, 60, 66, 77, 83, 90, 91:
            NetworkFailure(.insecure, "No secure connection to the host could be made.")
        default: NetworkFailure(.cannotConnect, "The host did not answer.")
        }
    }
}
