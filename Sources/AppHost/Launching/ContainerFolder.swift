import Foundation

/// The writable folder of one app of one device.
enum ContainerFolder {
    static let nameByteCountMax = 200

    static func prepare(_ name: String, in containers: URL) throws(AppHostError) -> URL {
        let folder = try folder(name, in: containers)
        do {
            // `tmp` is what the app finds as TMPDIR.
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("tmp", isDirectory: true), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw AppHostError(.containerUnusable, "The folder \(folder.path) cannot be made.")
        }
        return folder.resolvingSymlinksInPath()
    }

    static func remove(_ name: String, from containers: URL) throws(AppHostError) {
        let folder = try folder(name, in: containers)
        do {
            try FileManager.default.removeItem(at: folder)
        } catch CocoaError.fileNoSuchFile {
        } catch {
            throw AppHostError(.containerUnusable, "The folder \(folder.path) cannot be removed.")
        }
    }

    private static func folder(_ name: String, in containers: URL) throws(AppHostError) -> URL {
        guard isWellFormed(name) else {
            throw AppHostError(.containerNameMalformed, "A container's name has letters, digits, -, _ and . only.")
        }
        return containers.appendingPathComponent(name, isDirectory: true)
    }

    private static func isWellFormed(_ name: String) -> Bool {
        let allowed = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        return allowed && (1...nameByteCountMax).contains(name.utf8.count) && !name.hasPrefix(".")
    }
}
