import ChatModels
import DeviceHost
import Synchronization

/// Result of building an app after its sources were saved.
package enum AppUpdate: Sendable {
    /// The bundle was replaced: the app with this identifier starts anew where it is open.
    case replaced(String)
    /// The sources could not be built; the compiler's errors, one sentence each.
    case notBuilt(String, [String])
}

/// Passes updates of apps to the server that runs just now; without one they are not needed, since it will start from what
/// is there.
package final class AppUpdates: Sendable {
    private let receiver = Mutex<(@Sendable (AppUpdate) async -> Void)?>(nil)

    package init() {}

    package func send(_ update: AppUpdate) async { await receiver.withLock(\.self)?(update) }

    func receive(with handle: (@Sendable (AppUpdate) async -> Void)?) { receiver.withLock { $0 = handle } }
}

/// The apps whose last build has failed, for pages that connect later.
final class AppBuilds: Sendable {
    private let failed = Mutex<[AppID: AppBuild]>([:])

    var all: [AppBuild] { failed.withLock { $0.values.sorted { $0.name < $1.name } } }

    fileprivate func keep(_ build: AppBuild, of app: AppID) {
        failed.withLock { $0[app] = build.errors.isEmpty ? nil : build }
    }
}

extension SessionRegistry {
    /// Sessions of devices that are in use.
    var inUse: [DeviceSession] { state.withLock { $0.sessions.values.map(\.session) } }

    /// Carries out an update on all devices that are in use.
    func handle(_ update: AppUpdate, in world: ChatWorld) async {
        guard let app = update.app else { return }
        let build = AppBuild(name: world.apps.installed.name(of: app), errors: update.errors)
        world.builds.keep(build, of: app)
        if build.errors.isEmpty, let bundle = world.apps.installed.bundles[app] {
            world.apps.fonts.read(of: app, from: bundle)
        }
        for session in inUse {
            try? await session.handle(build, of: app)
        }
    }
}

extension AppUpdate {
    fileprivate var app: AppID? {
        switch self {
        case .replaced(let identifier), .notBuilt(let identifier, _): AppID(rawValue: identifier)
        }
    }

    /// None where the app was built.
    fileprivate var errors: [String] {
        guard case .notBuilt(_, let errors) = self else { return [] }
        return errors.isEmpty ? ["The build failed; the terminal says why."] : errors
    }
}

extension DeviceSession {
    fileprivate nonisolated func handle(_ build: AppBuild, of app: AppID) async throws {
        try await serially { session in
            session.publish(.build(build))
            for error in build.errors { session.inspect(InspectedEvent(.note, error)) }
            if build.errors.isEmpty { try await session.handle(.appReplaced(app)) }
        }
    }
}
