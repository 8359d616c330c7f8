import ArgumentParser
import ChatServer
import Foundation
import ParleyPrograms

struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Says what this computer lacks to build and show message apps, and the command that mends it.",
        discussion: "Ends with 1 where something is missing that is needed.")

    @Flag(help: "Prints what was found as JSON.")
    var json = false

    func run() async throws {
        let findings = [
            await Toolchain.finding(), Self.parley, Self.packages, await Self.walls(), Self.mediaPrograms, Self.space,
        ]
        print(json ? try JSONWords.of(findings) : findings.map(\.line).joined(separator: "\n"))
        guard findings.allSatisfy({ $0.isGood || $0.isOptional }) else { throw ExitCode.failure }
    }

    private static var parley: Finding {
        let folder = Installation.current.package
        let isThere = FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
        return Finding(
            isThere ? "Parley for apps: \(folder.path)" : "The Swift package of Parley is not at \(folder.path).",
            isGood: isThere, mend: "Run `make install` in a checkout, or name one with `parley new --parley`.")
    }

    private static func walls() async -> Finding {
        let walls = await wallsHere()
        return Finding(
            walls.stand ? "Walls around apps: \(walls.words)" : "Apps cannot run behind walls here: \(walls.words)",
            isGood: walls.stand, mend: "parley run --without-sandbox runs them without any: only apps that you trust.")
    }

    private static var packages: Finding {
        debian("Debian packages to build apps", SystemPackages.building, isOptional: false)
    }

    private static var mediaPrograms: Finding {
        debian("Debian packages for pictures and sounds", SystemPackages.simulating, isOptional: true)
    }

    private static func debian(_ what: String, _ names: [String], isOptional: Bool) -> Finding {
        let missing = names.filter { !SystemPackages.isInstalled($0) }
        return Finding(
            missing.isEmpty ? "\(what): all \(names.count)" : "\(what): missing \(missing.joined(separator: ", "))",
            isGood: missing.isEmpty, mend: "apt-get install \(missing.joined(separator: " "))", isOptional: isOptional)
    }

    /// Bytes that a first build needs.
    private static let spaceMin: Int64 = 3_000_000_000

    private static var space: Finding {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let values = try? FileManager.default.attributesOfFileSystem(forPath: home)
        let free = (values?[.systemFreeSize] as? NSNumber)?.int64Value ?? 0
        return Finding(
            "Free space: \(free.formatted(.byteCount(style: .file)))", isGood: free >= spaceMin,
            mend:
                "A first build needs \(spaceMin.formatted(.byteCount(style: .file))); parley run --scratch FOLDER builds elsewhere."
        )
    }
}

/// One thing that was looked at.
struct Finding: Encodable {
    let words: String
    let isGood: Bool
    /// Command or advice that mends it.
    let mend: String
    /// Whether apps can be built and shown without it.
    let isOptional: Bool

    init(_ words: String, isGood: Bool, mend: String, isOptional: Bool = false) {
        (self.words, self.isGood, self.mend, self.isOptional) = (words, isGood, mend, isOptional)
    }

    var line: String {
        isGood ? "ok       \(words)" : "\(isOptional ? "lacking " : "missing ") \(words)\n         \(mend)"
    }
}
