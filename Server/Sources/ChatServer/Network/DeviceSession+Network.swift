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

// Fetching pictures for the views of apps.
extension DeviceSession {
    /// Starts the fetch without blocking the session's queue; the result is delivered to the host as an event of that
    /// queue.
    func fetch(_ url: String, for app: AppID, _ key: FetchKey) async throws {
        let work = CancellableTask()
        fetches[key] = work
        let access = NetworkAccess(
            owner: "\(context.device) \(app)", hosts: world.apps.installed.bundles[app]?.networkHosts ?? [])
        do {
            try world.background.start {
                await work.run {
                    let result = await self.picture(at: url, for: access)
                    try? await self.seriallyAlways { try await $0.finish(key, result) }
                }
            }
        } catch {
            try await finish(key, .failure(NetworkFailure(.busy, error.message)))
        }
    }

    private nonisolated func picture(at url: String, for access: NetworkAccess) async -> Result<Data, NetworkFailure> {
        do throws(NetworkFailure) {
            return .success(try await world.network.picture(at: url, for: access))
        } catch {
            return .failure(error)
        }
    }

    private func finish(_ key: FetchKey, _ result: Result<Data, NetworkFailure>) async throws {
        fetches[key] = nil
        try await handle(.fetched(process: key.process, id: key.request, result))
    }
}
