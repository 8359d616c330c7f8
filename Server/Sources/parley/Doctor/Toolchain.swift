import Foundation

/// The Swift toolchain on the `PATH`, as far as an author has to know of it.
enum Toolchain {
    /// The oldest release with which apps are built.
    static let versionMin = [6, 2]
    private static let timeMax = Duration.seconds(30)

    static func finding() async -> Finding {
        guard let swift = ProgramPath.find("swift") else {
            return finding("There is no Swift toolchain on the PATH.", isGood: false)
        }
        let words = await ShortRun(swift).answer(["--version"], timeMax: timeMax).output
        guard let version = version(in: words) else {
            return finding("\(swift.path) does not say which version of Swift it is.", isGood: false)
        }
        let name = version.map(String.init).joined(separator: ".")
        return finding(
            "Swift toolchain: \(name), \(swift.path)", isGood: !version.lexicographicallyPrecedes(versionMin))
    }

    /// Returns the numbers of the release, as `[6, 2]` for "Swift version 6.2 (swift-6.2-RELEASE)"; nil where there are none.
    static func version(in words: String) -> [Int]? {
        guard let match = words.firstMatch(of: #/Swift version ([0-9]+(?:\.[0-9]+)*)/#) else { return nil }
        return match.1.split(separator: ".").compactMap { Int($0) }
    }

    private static func finding(_ words: String, isGood: Bool) -> Finding {
        let name = versionMin.map(String.init).joined(separator: ".")
        return Finding(
            words, isGood: isGood,
            mend: "Install Swift \(name) or later from swift.org, and put its usr/bin on the PATH.")
    }
}
