import AppHost
import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import NetworkFetcher

/// Identifies a fetch of one of the device's app processes.
struct FetchKey: Hashable, Sendable {
    var process: ProcessID
    /// Number of the app's request.
    var request: Int
}

// Requests of apps to the network, to what the conversation's people share, and to the notices.
extension DeviceSession {
    /// Starts the fetch without blocking the session's queue; the result is delivered to the host as an event of that
    /// queue.
    func fetch(_ wanted: Fetch, for app: AppID, _ key: FetchKey) async throws {
        let work = CancellableTask()
        fetches[key] = work
        let access = NetworkAccess(
            owner: "\(context.device) \(app)", app: "\(app)",
            hosts: world.apps.installed.bundles[app]?.networkHosts ?? [])
        do {
            try world.background.start {
                await work.run {
                    let result = await self.fetched(wanted, of: app, for: access)
                    try? await self.seriallyAlways { try await $0.finish(key, result) }
                }
            }
        } catch {
            try await finish(key, .failure(NetworkFailure(.busy, error.message)))
        }
    }

    private nonisolated func fetched(
        _ wanted: Fetch, of app: AppID, for access: NetworkAccess
    ) async -> Result<Fetched, NetworkFailure> {
        do throws(NetworkFailure) {
            switch wanted {
            case .picture(let url): return .success(.picture(try await world.network.picture(at: url, for: access)))
            case .query(let query): return .success(.reply(try await world.network.reply(to: query, for: access)))
            case .group(let query): return .success(.group(await groupAnswer(to: query, of: app)))
            case .notices(let query): return .success(.notices(await noticeAnswer(to: query, of: app)))
            }
        } catch {
            return .failure(error)
        }
    }

    private func finish(_ key: FetchKey, _ result: Result<Fetched, NetworkFailure>) async throws {
        fetches[key] = nil
        try await handle(.fetched(process: key.process, id: key.request, result))
    }
}
