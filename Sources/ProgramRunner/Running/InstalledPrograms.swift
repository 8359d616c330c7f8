public import Foundation

/// Locates the outside programs that a module runs; each is in a package of Debian.
public struct InstalledPrograms<Name>: Hashable, Sendable
where Name: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
    public var launcher: URL
    public var folder: URL
    /// Whether walls stand around each of them.
    public var hasWalls: Bool

    /// - Parameters:
    ///   - launcher: the executable `AppLauncher`.
    ///   - folder: where the packages put their programs.
    public init(
        launcher: URL = Launcher.besideExecutable, folder: URL = URL(fileURLWithPath: "/usr/bin"),
        hasWalls: Bool = true
    ) {
        self.launcher = launcher
        self.folder = folder
        self.hasWalls = hasWalls
    }

    /// Names of programs that are not installed; what needs them is refused.
    public var missing: [String] {
        Name.allCases.filter { !FileManager.default.isExecutableFile(atPath: url(of: $0).path) }.map(\.rawValue)
    }

    public func url(of program: Name) -> URL { folder.appendingPathComponent(program.rawValue) }

    public var sandbox: Sandbox { hasWalls ? .walls : .none }
}
