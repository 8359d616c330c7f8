import AppHost
import ChatModels
import ChatStore
import Foundation
import Hashing
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// For programs that watch the server: `GET /healthz`, whether the process answers; `GET /readyz`, whether it takes work; and
/// `GET /metrics`, its figures. None needs a cookie; the figures are told to this computer only, or with a token.
struct MonitoringRoutes {
    let chat: Chat

    func add(to router: Router<ChatRequestContext>) {
        router.get("healthz", use: health)
        router.get("readyz", use: readiness)
        router.get("metrics", use: metrics)
    }

    private struct Report: Encodable {
        var status: String
    }

    @Sendable private func health(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(Report(status: "ok"))
    }

    @Sendable private func readiness(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await checkReadiness(context.logger)
        return try .json(Report(status: "ready"))
    }

    /// - Throws: `ChatError`: `not_ready`.
    func checkReadiness(_ logger: Logger) async throws(ChatError) {
        guard !Task.isShuttingDownGracefully else { throw ChatError(.notReady, "The server is stopping.") }
        do {
            try await chat.world.database.probe()
        } catch {
            logger.error("store cannot be read", metadata: ["error": "\(error)"])
            throw ChatError(.notReady, "The server’s store cannot be read.")
        }
    }

    @Sendable private func metrics(_ request: Request, context: ChatRequestContext) async throws -> Response {
        guard mayRead(request, context) else {
            throw ChatError(.notFound, "There is nothing at this address.")
        }
        chat.updateGauges()
        return Response(
            status: .ok,
            headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: chat.metrics.text)))
    }

    /// Whether the request has the token or, where the server has none, comes from this computer: by its own address and without a
    /// sign of a proxy, which passes on requests of others.
    private func mayRead(_ request: Request, _ context: ChatRequestContext) -> Bool {
        if let token = chat.site?.metricsToken {
            let given = Data((request.headers[.authorization] ?? "").utf8)
            return given.isEqualInConstantTime(to: Data("Bearer \(token)".utf8))
        }
        guard let authority = request.head.authority, LoopbackMiddleware.isLoopback(authority) else { return false }
        return context.peer?.isLoopback == true && !request.isForwarded
    }
}

extension Chat {
    /// Sets what is read when it is asked for.
    fileprivate func updateGauges() {
        metrics.set("parley_streams", to: world.writers.connectionCount)
        metrics.set("parley_sessions", to: registry.count)
        metrics.set("parley_app_processes", to: world.apps.host.runningCount)
        metrics.set("parley_store_bytes", to: storeByteCount)
        if let freeByteCount { metrics.set("parley_disk_free_bytes", to: freeByteCount) }
    }

    /// Bytes of the store's files.
    var storeByteCount: Int { ["", "-wal"].reduce(0) { $0 + Self.size(storePath + $1) } }

    private static func size(_ path: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }

    /// Bytes that the disk of the store has left; nil if unknown.
    var freeByteCount: UInt64? {
        var status = statvfs()
        guard statvfs(storePath, &status) == 0 else { return nil }
        return UInt64(status.f_bavail) * UInt64(status.f_frsize)
    }
}
