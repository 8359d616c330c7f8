import CDispatch
import Foundation
import Glibc

/// Entity tag of a file: its size, and when it was last written. It is weak, since a file may be written twice within a tick of the
/// file system's clock. Source: RFC 9110, section 8.8.3.
struct FileTag: Equatable {
    let text: String

    /// Reads the tag of a file; nil where there is none, or a folder.
    init?(of file: URL) {
        var status = stat()
        guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let parts = [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
        text = "W/\"\(parts.map { String($0, radix: 36) }.joined(separator: "-"))\""
    }

    /// Whether an `If-None-Match` value names it, so that the client has the file already; strong or weak, as section 13.1.2 says.
    func isNamed(in condition: String?) -> Bool {
        guard let condition else { return false }
        return condition.split(separator: ",").contains { tag in
            let tag = tag.trimmingCharacters(in: .whitespaces)
            return tag == "*" || tag == text || "W/" + tag == text
        }
    }
}
