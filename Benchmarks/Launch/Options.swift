import Foundation

/// The command line: `--app Tally`, `--runs 50`, `--without-sandbox`, `--calls FILE` (keeps strace's lines).
struct Options {
    var app = "MusselsParty"
    var runCount = 40
    var hasWalls = true
    var callsFile: String?

    /// The folder of the build: this program's own.
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    init(_ words: [String]) {
        var words = words[...]
        while let word = words.popFirst() {
            switch word {
            case "--app": app = words.popFirst() ?? app
            case "--runs": runCount = words.popFirst().flatMap { Int($0) } ?? runCount
            case "--without-sandbox": hasWalls = false
            case "--calls": callsFile = words.popFirst()
            default: Self.end("unknown option \(word)")
            }
        }
    }

    var launcher: URL { products.appendingPathComponent("AppLauncher") }
    var bundle: URL { products.appendingPathComponent("apps/\(app).app") }

    private static func end(_ reason: String) -> Never {
        print("LaunchBenchmark: \(reason)")
        exit(64)
    }
}
