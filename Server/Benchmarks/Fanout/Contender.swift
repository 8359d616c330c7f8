import LoadClient

/// A server that is measured beside others, by its name in the table.
struct Contender: Sendable {
    enum Kind: Sendable {
        /// This server, of this program or of one that was built elsewhere.
        case parley(String)
        /// This server, to which is posted by sockets.
        case sockets
        case bare
        case prosody(Prosody.Storage)
    }

    var name: String
    var kind: Kind

    func start(for load: Load) async throws -> ChildServer {
        switch kind {
        case .parley(let program): try ChildServer(program, load.serveArguments)
        case .sockets: try Self.sockets(load)
        case .bare: try ChildServer(CommandLine.arguments[0], ["broadcast"])
        case .prosody(let storage): try await ChildServer(Prosody(storage: storage))
        }
    }

    private static func sockets(_ load: Load) throws -> ChildServer {
        let server = try ChildServer(CommandLine.arguments[0], load.serveArguments)
        server.isPostedBySocket = true
        return server
    }

    /// Tells whether it knows more than one conversation.
    var hasConversations: Bool { if case .bare = kind { false } else { true } }

    /// - Parameters:
    ///   - others: programs that were built elsewhere.
    ///   - peer: `prosody`, or nil.
    /// - Throws: `LoadError` for another one.
    static func all(others: ArraySlice<String>, peer: String?) throws -> [Contender] {
        try [Contender(name: "this server", kind: .parley(CommandLine.arguments[0]))]
            + others.map { Contender(name: "the server of \($0)", kind: .parley($0)) } + peers(peer)
            + [Contender(name: "bare server", kind: .bare)]
    }

    private static func peers(_ name: String?) throws -> [Contender] {
        guard let name else { return [] }
        guard name == "prosody" else { throw LoadError("there is no peer “\(name)”, only “prosody”") }
        guard Prosody.isInstalled else {
            print("Prosody is not installed and not measured: `apt-get install prosody lua-dbi-sqlite3`")
            return []
        }
        return Prosody.Storage.allCases.map { Contender(name: "Prosody, \($0)", kind: .prosody($0)) }
    }
}
