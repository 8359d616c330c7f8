import ChatStore
import Logging

extension ChatWorld {
    /// What the app has kept on the device goes. The app is off the device already: a folder that cannot be removed now is
    /// out of use, and is tried again at the next start.
    func removeContainer(of removed: RemovedInstall) {
        do {
            try apps.removeContainer(of: removed.app, install: removed.install, for: removed.device)
        } catch {
            logger.error(
                "cannot remove what an app has kept; the next start tries again",
                metadata: ["app": "\(removed.app)", "device": "\(removed.device)", "error": "\(error)"])
        }
    }

    /// What an earlier run did not come to.
    func removeContainersLeftOver() throws {
        for removed in try database.removedInstalls() { removeContainer(of: removed) }
    }
}
