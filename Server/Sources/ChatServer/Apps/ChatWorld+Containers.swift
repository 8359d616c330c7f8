import ChatStore
import Logging

extension ChatWorld {
    /// Deletes the container of an uninstalled app. The database no longer lists the install, so a folder that cannot
    /// be removed is unused: the error is logged and the next start tries again.
    func removeContainer(of removed: RemovedInstall) {
        do {
            try apps.removeContainer(of: removed.app, install: removed.install, for: removed.device)
        } catch {
            logger.error(
                "cannot remove what an app has kept; the next start tries again",
                metadata: ["app": "\(removed.app)", "device": "\(removed.device)", "error": "\(error)"])
        }
    }

    /// Deletes the containers that an earlier run could not remove.
    func removeContainersLeftOver() throws {
        for removed in try database.removedInstalls() { removeContainer(of: removed) }
    }
}
