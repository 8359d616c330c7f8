import Foundation
import Glibc

/// A bundle as it was when a process was started from it: a process that was prepared is of no use once an author has built
/// the app anew.
public struct BundleStamp: Hashable, Sendable {
    private struct File: Hashable, Sendable {
        var number: ino_t = 0
        var size: off_t = 0
        var seconds = 0
        var nanoseconds = 0

        /// A file that is not there has the number 0.
        init(_ path: String) {
            var about = stat()
            guard stat(path, &about) == 0 else { return }
            (number, size) = (about.st_ino, about.st_size)
            (seconds, nanoseconds) = (about.st_mtim.tv_sec, about.st_mtim.tv_nsec)
        }
    }

    private let bundle: AppBundle
    private let files: [File]

    public init(_ bundle: AppBundle) {
        self.bundle = bundle
        files = [bundle.executable, bundle.folder.appendingPathComponent("Info.plist")].map { File($0.path) }
    }
}
