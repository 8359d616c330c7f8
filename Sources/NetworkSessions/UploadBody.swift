import Dispatch
import Foundation
import FoundationNetworking

/// Body of an upload task, which Foundation keeps to itself (docs/workarounds.md).
enum UploadBody {
    /// Returns nil for a task without a body of its own.
    /// - Throws: `URLError`, for a file that cannot be read.
    static func of(_ task: URLSessionTask?) throws -> Data? {
        guard let task, let kept = stored("knownBody", in: task) else { return nil }
        guard let body = Mirror(reflecting: kept).children.first?.value else { return nil }
        for child in Mirror(reflecting: body).children {
            if let data = child.value as? DispatchData { return Data(data) }
            if let file = child.value as? URL {
                guard let data = try? Data(contentsOf: file) else { throw URLError(.cannotOpenFile) }
                return data
            }
        }
        return nil
    }

    private static func stored(_ name: String, in object: Any) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name }) { return child.value }
            mirror = current.superclassMirror
        }
        return nil
    }
}
