import AppProtocol
import Foundation
import ProgramRunner

/// One request, in a working folder of its own.
struct NetworkRequest: Sendable {
    /// A request's purpose.
    enum Asked {
        /// Picture for a view, with the entity tag of the cached one (`If-None-Match`); nil if there is none.
        case picture(tag: String?)
        case query(NetworkQuery)
    }

    let tools: NetworkTools
    let limits: NetworkLimits
    let folder: WorkFolder
    let end: ContinuousClock.Instant

    private var timeLeft: Duration { max(ContinuousClock.now.duration(to: end), .zero) }

    /// Returns the addresses of a host name, 1…`NetworkLimits.addressCountMax`. Runs a program, because a lookup by the
    /// C library cannot be cancelled.
    ///
    /// Source: getent(1), `ahosts`.
    func lookUp(_ host: String) async throws(NetworkFailure) -> [String] {
        let output = CollectedLines()
        let status = try await run(.getent, ["ahosts", host]) { output.add($0) }
        let found = output.text.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        var addresses: [String] = []
        for address in found where PublicAddress.isAddress(address) && !addresses.contains(address) {
            addresses.append(address)
        }
        guard status == 0, !addresses.isEmpty else {
            throw NetworkFailure(.hostNotFound, "There is no computer of the name \(host).")
        }
        return Array(addresses.prefix(limits.addressCountMax))
    }

    /// - Parameters:
    ///   - computers: Checked addresses of the host, the only ones that are contacted.
    func ask(_ address: NetworkAddress, at computers: [String], _ asked: Asked)
        async throws(NetworkFailure) -> NetworkResponse
    {
        let command = CurlCommand(address: address, computers: computers, asked: asked, limits: limits, time: timeLeft)
        do {
            try folder.write(Data(command.configuration.utf8), as: CurlCommand.configurationFile)
            if case .query(let query) = asked, let body = query.body {
                try folder.write(body, as: CurlCommand.sentFile)
            }
        } catch {
            throw NetworkFailure.noRoom
        }
        let status = try await run(.curl, CurlCommand.arguments)
        if let failure = CurlCommand.failure(of: status) { throw failure }
        guard let head = folder.read(CurlCommand.headFile),
            let response = NetworkResponse(head: head, body: folder.read(CurlCommand.bodyFile) ?? Data())
        else { throw NetworkFailure(.badStatus, "The server's answer cannot be read.") }
        return response
    }

    /// Runs a program and returns its exit status.
    private func run(
        _ tool: NetworkTool, _ arguments: [String], line: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(NetworkFailure) -> Int32 {
        let run = ProgramRun(
            launcher: tools.launcher, limits: limits.program(within: timeLeft), folder: folder.url,
            sandbox: tools.sandbox, hasNetwork: true)
        switch await run.run(tools.url(of: tool), arguments, line: line) {
        case .exited(let status): return status
        case .wroteTooMuch: throw FetchedPicture.tooLarge
        case .tooSlow: throw NetworkFailure(.tooSlow, "There was no answer within \(limits.timeMax).")
        case .crashed: throw NetworkFailure(.cannotConnect, "The address could not be loaded.")
        case .cancelled: throw .cancelled
        case .failed(let error) where error.isShortage:
            throw NetworkFailure(.busy, "Too much is going on on the server just now to fetch a picture.")
        case .missing, .failed:
            throw NetworkFailure(.toolMissing, "The server has no program \(tool.rawValue) that can be started.")
        }
    }
}
