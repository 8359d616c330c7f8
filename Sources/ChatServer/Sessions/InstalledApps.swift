import AppHost
import ChatModels

/// The apps that every simulated device has.
struct InstalledApps: Sendable {
    var summaries: [AppSummary] = []

    func name(of app: AppID) -> String { summaries.first { $0.id == app }?.name ?? app.rawValue }

    func launch(_ app: AppID, for device: DeviceID) async throws -> any AppProcess {
        throw ChatError(.unknownApp, "There is no app \(app).")
    }
}
