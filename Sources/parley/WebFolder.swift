import ArgumentParser
import Foundation

/// The browser client's files: named, or in the working folder, or in the checkout that this program was built from.
enum WebFolder {
    static func find(_ named: String?) throws -> URL {
        let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Web")
        let places = named.map { [URL(fileURLWithPath: $0)] } ?? [URL(fileURLWithPath: "Web"), checkout]
        for place in places
        where FileManager.default.fileExists(atPath: place.appendingPathComponent("simulator.html").path) {
            return place
        }
        throw ValidationError(
            "The browser client is not in \(places.map(\.path).joined(separator: " or ")): name its folder with --web.")
    }
}
