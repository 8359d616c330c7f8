import Foundation

/// Debian packages that Parley needs.
enum SystemPackages {
    /// To build an app and run its tests.
    static let building = [
        "pkg-config", "libpango1.0-dev", "libturbojpeg0-dev", "libssl-dev", "libseccomp-dev", "libbox2d-dev",
        "zlib1g-dev",
        "fonts-inter", "fonts-jetbrains-mono", "fonts-crosextra-caladea", "fonts-quicksand", "fonts-noto-color-emoji",
        "fonts-dejavu-core", "fonts-dejavu-extra", "bootstrap-icons",
    ]

    /// For pictures, videos and sounds in the simulator, on top of those.
    static let simulating = ["libvips-tools", "ffmpeg", "curl"]

    /// Whether Debian's package manager has the package; false on another system.
    static func isInstalled(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "/var/lib/dpkg/info/\(name).list")
            || FileManager.default.fileExists(atPath: "/var/lib/dpkg/info/\(name):amd64.list")
            || FileManager.default.fileExists(atPath: "/var/lib/dpkg/info/\(name):arm64.list")
    }
}
