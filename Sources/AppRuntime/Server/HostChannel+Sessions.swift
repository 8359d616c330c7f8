import AppProtocol
import Foundation
import FoundationNetworking
import GroupStore
import NetworkSessions
import UserNotifications

// Requests of the app's `URLSession`.
extension HostChannel {
    /// Runs the work, whose `URLSession`s, `GroupStore`s and notices send their requests by this channel.
    @MainActor func withSessions<Value, Failure: Error>(
        _ work: @MainActor () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try noticeLine.using { () throws(Failure) in
            try groupLine.using { () throws(Failure) in try withTransport(work) }
        }
    }

    @MainActor private func withTransport<Value, Failure: Error>(
        _ work: @MainActor () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try SessionTransport.using(
            { @MainActor [weak self] request, body, transit in
                guard let self else { throw URLError(.notConnectedToInternet) }
                return try await self.load(request, body: body, transit)
            }, work)
    }

    private func load(
        _ request: URLRequest, body: Data?, _ transit: RequestTransit
    ) async throws -> (Data, HTTPURLResponse) {
        guard let url = request.url else { throw URLError(.badURL) }
        let query = NetworkQuery(
            url: url.absoluteString, method: request.httpMethod ?? "GET", headers: request.allHTTPHeaderFields ?? [:],
            body: body)
        try check(query, at: url)
        // Nothing is waited for until the request is sent, but for other requests that the host has.
        transit.reachHost()
        defer { transit.leaveHost() }
        let reply = try await load(query, at: url)
        let response = HTTPURLResponse(
            url: URL(string: reply.url) ?? url, statusCode: reply.status, httpVersion: "HTTP/1.1",
            headerFields: reply.headers)
        guard let response else { throw URLError(.badServerResponse) }
        return (reply.body, response)
    }

    /// Refuses here what would make a frame too large for the host.
    private func check(_ query: NetworkQuery, at url: URL) throws {
        do throws(NetworkFailure) {
            try query.check()
        } catch {
            report(Diagnostic(severity: .warning, code: error.code.rawValue, message: error.message))
            throw URLError(
                URLError.Code(rawValue: error.code.problemCode) ?? .unknown,
                userInfo: [NSLocalizedDescriptionKey: error.message, NSURLErrorFailingURLErrorKey: url])
        }
    }
}
