public import Foundation

/// Contents of the root of a walled process, beside its own writable folder, as options of `AppLauncher`.
public struct WalledRoot: Hashable, Sendable {
    /// Whether it has the network of the computer, and what looking up names and checking certificates needs.
    public var hasNetwork = false
    /// More folders and files from which code may be run: the program itself.
    public var programs: [URL]

    public init(programs: [URL], hasNetwork: Bool = false) {
        self.programs = programs
        self.hasNetwork = hasNetwork
    }

    public var arguments: [String] {
        let libraries = Self.libraries + [Self.swiftRuntime].compactMap(\.self) + programs.map(\.path)
        let files = Self.files + (hasNetwork ? Self.networkFiles : [])
        return libraries.flatMap { ["--libraries", $0] } + files.flatMap { ["--files", $0] }
            + ["--network", hasNetwork ? "yes" : "no"]
    }

    private static let libraries = ["/usr/lib", "/usr/lib32", "/usr/lib64", "/lib", "/lib32", "/lib64"]

    /// Fonts and what fontconfig knows of them, icons, time zones, and what the loader and Debian's alternatives name.
    private static let files = [
        "/etc/alternatives", "/etc/fonts", "/etc/ld.so.cache", "/etc/localtime", "/etc/timezone",
        "/usr/local/share/fonts", "/usr/share/bootstrap-icons", "/usr/share/fontconfig", "/usr/share/fonts",
        "/usr/share/xml/fontconfig", "/usr/share/zoneinfo", "/var/cache/fontconfig",
    ]

    /// `resolv.conf` may be a link to a file that changes with the network.
    private static let networkFiles =
        [
            "/etc/gai.conf", "/etc/host.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/protocols", "/etc/resolv.conf",
            "/etc/services", "/etc/ssl/certs", "/etc/ssl/openssl.cnf", "/usr/local/share/ca-certificates",
            "/usr/share/ca-certificates",
        ] + target(ofLink: "/etc/resolv.conf")

    private static func target(ofLink path: String) -> [String] {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return target == path ? [] : [target]
    }

    /// The folder of Swift's libraries, wherever it lies: the one that this process has them from. Nil where they are linked
    /// into it; its apps must have them so as well.
    private static let swiftRuntime: String? = {
        // Read to its end: `String(contentsOfFile:)` takes the first page for all of a file that has no size.
        guard let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd(),
            let line = String(decoding: maps, as: UTF8.self).split(separator: "\n")
                .first(where: { $0.hasSuffix("/libswiftCore.so") }),
            let path = line.firstIndex(of: "/")
        else { return nil }
        return URL(fileURLWithPath: String(line[path...])).deletingLastPathComponent().path
    }()
}
