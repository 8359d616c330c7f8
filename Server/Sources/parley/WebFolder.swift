import ArgumentParser
import Foundation

/// Search for the browser client's files: in the given folder, else where they were installed, in the working folder or the
/// checkout that this program was built from.
enum WebFolder {
    static func find(_ named: String?) throws -> URL {
        let places = named.map { [URL(fileURLWithPath: $0)] } ?? [Installation.current.web]
        for place in places
        where FileManager.default.fileExists(atPath: place.appendingPathComponent("simulator.html").path) {
            return place
        }
        throw ValidationError(
            "The browser client is not in \(places.map(\.path).joined(separator: " or ")): name its folder with --web.")
    }
}
