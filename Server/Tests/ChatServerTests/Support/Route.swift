import Foundation
import Testing

/// A route of the API below `/devices/{device}/conversations/{conversation}`.
struct Route: Sendable, CustomTestStringConvertible {
    var method: String
    /// With a name for each part that varies, as in `entries/:sequence/kept`.
    var pattern: String
    var query = ""
    /// A body that the route takes; nil where it takes none.
    var body: String?
    /// Only somebody who takes part may do it. Who has left reads what came until then, and tidies up the own device.
    var isForParticipants = false

    init(_ method: String, _ pattern: String, _ body: String? = nil, participants: Bool = false, query: String = "") {
        (self.method, self.pattern, self.body) = (method, pattern, body)
        (isForParticipants, self.query) = (participants, query)
    }

    /// One that can be asked for.
    var path: String {
        Self.examples.reduce(pattern) { $0.replacingOccurrences(of: $1.key, with: $1.value) }.asPath + query
    }

    /// The parts that vary.
    var names: [String] { pattern.split(separator: "/").map(String.init).filter { $0.hasPrefix(":") } }

    func path(with value: String, for name: String) -> String {
        Self.examples.filter { $0.key != name }.reduce(pattern.replacingOccurrences(of: name, with: value)) {
            $0.replacingOccurrences(of: $1.key, with: $1.value)
        }.asPath + query
    }

    var testDescription: String { "\(method) \(pattern)" }

    private static let examples = [
        ":sequence": "1", ":place": "0", ":placement": "1", ":id": "1", ":key": "a", ":app": "a", ":picture": "a",
        ":asset": "a", ":number": "1", ":index": "0", ":stream": "a", ":channel": "1",
    ].sorted { $0.key.count > $1.key.count }
}

extension String {
    fileprivate var asPath: String { isEmpty ? "" : "/" + self }
}

extension Route {
    /// All there are; `RouteTests` compares them with the server's.
    static let all = [
        Route("GET", ""), Route("GET", "events"),
        Route("PUT", "streams/:stream/:channel", #"{"after":0}"#), Route("DELETE", "streams/:stream/:channel"),
        Route("POST", "entries", #"{"key":"a","text":"hello"}"#, participants: true),
        Route("GET", "entries", query: "?before=2"), Route("PUT", "entries/:sequence/kept"),
        Route("PUT", "entries/:sequence/reaction", #"{"emoji":"👍"}"#, participants: true),
        Route("DELETE", "entries/:sequence/reaction", participants: true),
        Route("PUT", "entries/:sequence/text", #"{"text":"hello again"}"#, participants: true),
        Route("DELETE", "entries/:sequence", participants: true),
        Route("PUT", "draft/text", #"{"text":"hello"}"#, participants: true), Route("DELETE", "draft"),
        Route("POST", "typing", participants: true),
        Route("POST", "draft/attachments", participants: true, query: "?name=a.txt"),
        Route("DELETE", "draft/attachments/:place"), Route("DELETE", "preparations/:id"),
        Route("POST", "unsent/:key", participants: true), Route("DELETE", "unsent/:key"),
        Route(
            "PUT", "notices/:app/permission", #"{"isAllowed":true}"#, participants: true),
        Route("POST", "notices/:app/open", #"{"identifier":"turn"}"#, participants: true),
        Route(
            "POST", "stickers",
            #"{"key":"b","target":1,"draft":0,"place":{"x":0.5,"y":0.5,"scale":1,"rotation":0}}"#, participants: true),
        Route("DELETE", "stickers/:placement", participants: true),
        Route("PUT", "panel", #"{"app":"org.parley.Probe"}"#, participants: true), Route("DELETE", "panel"),
        Route("POST", "panel/ahead", #"{"app":"org.parley.Probe"}"#, participants: true),
        Route("PUT", "panel/style", #"{"style":"expanded"}"#, participants: true),
        Route("PUT", "panel/height", #"{"height":300}"#, participants: true),
        Route("POST", "panel/input", #"{"instance":1,"events":[{"kind":"tap","node":3}]}"#, participants: true),
        Route("GET", "panel/assets/:asset", query: "?instance=1"),
        Route("GET", "panel/files/:asset", query: "?instance=1"),
        Route("POST", "files/:number", #"{"files":[{"name":"a.txt","byteCount":1}]}"#, participants: true),
        Route("PUT", "files/:number/:index"), Route("GET", "files/:number/:index", participants: true),
        Route("DELETE", "files/:number"),
        Route("PUT", "live", #"{"entries":[1],"draft":true,"size":[300,400]}"#),
        Route("POST", "live/:place/retry", participants: true),
        Route("PUT", "selection", #"{"sequence":1}"#, participants: true),
        Route(
            "PUT", "screen",
            """
            {"compact":[390,300],"expanded":[390,600],
             "environment":{"colorScheme":"light","displayScale":2,"locale":"en"}}
            """),
        Route("PUT", "read", #"{"sequence":1}"#, participants: true),
        Route("DELETE", "membership", participants: true), Route("GET", "invitation", participants: true),
        Route("POST", "invitation", participants: true), Route("DELETE", "invitation", participants: true),
        Route("GET", "pictures/:picture"), Route("GET", "pictures/:picture/poster"), Route("GET", "apps/:app/icon"),
        Route("PUT", "apps/:app"), Route("DELETE", "apps/:app"), Route("PUT", "system", #"{"isOld":false}"#),
    ]

    static let withBody = all.filter { $0.body != nil }
}

extension Phone {
    func ask(_ route: Route, path: String? = nil) async throws -> HTTP.Answer {
        try await HTTP.send(
            route.method, address + (path ?? route.path), cookie: cookie, body: route.body.map { Data($0.utf8) })
    }
}
