import ChatModels
import Foundation
import LoadClient
import NIOCore

/// Somebody who has joined the server, on one device.
struct Person: Sendable {
    var number: Int
    var device = DeviceID(unchecked: "")
    var id = PersonID(UUID())
    var cookie = ""

    /// Path of the device's conversation.
    func path(_ conversation: ConversationID) -> String { "/devices/\(device)/conversations/\(conversation)" }
}

/// A request as a browser makes it, and a proxy passes it on.
struct Request: Sendable {
    var method: String
    var path: String
    var body: Data?
    var fields = ""

    init(_ method: String, _ path: String) { (self.method, self.path) = (method, path) }

    init(_ method: String, _ path: String, _ value: some Encodable) throws {
        self.init(method, path)
        (body, fields) = (try JSONEncoder().encode(value), "Content-Type: application/json\r\n")
    }

    /// Returns the request as it goes over the connection. Each person has an address of their own, as behind a proxy.
    func bytes(of person: Person, to port: Int) -> ByteBuffer {
        let number = person.number
        let cookie = person.cookie.isEmpty ? "" : "Cookie: \(person.cookie)\r\n"
        var bytes = ByteBuffer(
            string: """
                \(method) \(path) HTTP/1.1\r
                Host: 127.0.0.1:\(port)\r
                Origin: http://127.0.0.1:\(port)\r
                X-Forwarded-For: 10.\(number >> 16 & 255).\(number >> 8 & 255).\(number & 255)\r
                \(cookie)\(fields)Content-Length: \(body?.count ?? 0)\r
                \r

                """)
        bytes.writeBytes(body ?? Data())
        return bytes
    }
}
