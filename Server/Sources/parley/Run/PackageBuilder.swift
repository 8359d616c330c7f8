import ArgumentParser
import Foundation
import Subprocess
import SystemPackage

/// Builds packages with the toolchain's own package manager, all in one folder.
struct PackageBuilder: Sendable {
    let swift: URL
    let scratch: URL
    let configuration: Configuration
    /// How long it waits for others who build in the folder.
    var waitMax = BuildLock.waitMax

    /// Configurations of the package manager, by name.
    enum Configuration: String { case debug, release }

    /// Whether nothing was built yet.
    var isNew: Bool { !FileManager.default.fileExists(atPath: products.path) }

    /// The folder of the programs that were built.
    var products: URL { scratch.appendingPathComponent(configuration.rawValue) }

    /// Result of a build.
    struct Outcome: Sendable {
        let isBuilt: Bool
        /// Errors of the compiler, each with file and line; at most `errorsMax`.
        let errors: [String]
        let seconds: Double

        /// - Throws: `ExitCode` for a build that failed; its words are printed already.
        func check() throws { if !isBuilt { throw ExitCode.failure } }
    }

    private static let errorsMax = 8
    /// Most bytes of output that are kept; more is only shown.
    private static let outputMax = 1 << 20

    /// Builds the app's program, prints what the compiler says, and puts the bundle into a folder of bundles, where one is named.
    /// Another build in the same folder waits until that is done: of two apps of one name each gets its own program.
    func build(_ package: AuthorsPackage, into bundles: URL?) async throws -> Outcome {
        let lock = try await BuildLock(scratch, waitMax: waitMax)
        defer { lock.release() }
        let outcome = try await buildProgram(of: package)
        if outcome.isBuilt, let bundles { try package.bundle(from: products, into: bundles) }
        return outcome
    }

    private func buildProgram(of package: AuthorsPackage) async throws -> Outcome {
        let begin = ContinuousClock.now
        let refusals = try await package.project?.restage() ?? ""
        forgetPlan(ofOtherThan: package.folder)
        let output = try await run(
            ["build", "-c", configuration.rawValue] + place(package) + ["--product", package.name])
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        guard output.status != 0 || !refusals.isEmpty else {
            return Outcome(isBuilt: true, errors: [], seconds: seconds)
        }
        return Outcome(
            isBuilt: false, errors: Self.errors(in: refusals + "\n" + output.text, of: package), seconds: seconds)
    }

    /// Compiles the sources of a package's target without linking them, and returns what the compiler says.
    func compile(_ module: String, in folder: URL) async throws -> String {
        let lock = try await BuildLock(scratch, waitMax: waitMax)
        defer { lock.release() }
        forgetPlan(ofOtherThan: folder)
        return try await run([
            "build", "--package-path", folder.path, "--scratch-path", scratch.path, "--target", module,
        ]).text
    }

    /// Removes debug information from a program, with the toolchain's own tool; leaves it as it is where there is none.
    /// The file is replaced: others may hold the same one under another name.
    func strip(_ program: URL) async {
        let tool = swift.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("llvm-objcopy")
        let new = program.path + ".stripped"
        guard await ShortRun(tool).answer(["--strip-debug", program.path, new], timeMax: .seconds(60)).isGood else {
            return
        }
        rename(new, program.path)
    }

    /// Removes the plan of the last build where it is of another package. The package manager takes its plan again while the
    /// files that it names are as they were, and does not ask whose they are: of two apps of one name the first would be built.
    /// Called by who holds the folder's lock, since a build that goes on reads its plan.
    func forgetPlan(ofOtherThan folder: URL) {
        let plan = scratch.appendingPathComponent("\(configuration.rawValue).yaml")
        let manifest = Data("\"\(folder.path)/Package.swift\"".utf8)
        guard let text = try? Data(contentsOf: plan, options: .mappedIfSafe), text.range(of: manifest) == nil else {
            return
        }
        try? FileManager.default.removeItem(at: plan)
    }

    /// The options of the package manager for a package.
    func place(_ package: AuthorsPackage) -> [String] {
        ["--package-path", package.folder.path, "--scratch-path", scratch.path]
    }

    /// Returns the lines with errors, files without the package's folder, each once.
    private static func errors(in text: String, of package: AuthorsPackage) -> [String] {
        var errors: [String] = []
        for line in text.split(separator: "\n") where line.contains("error: ") && !line.hasPrefix(" ") {
            let error = String(line).replacing(package.watched.path + "/", with: "").replacing(" error: ", with: " ")
            if !errors.contains(error) { errors.append(error) }
        }
        return Array(errors.prefix(errorsMax))
    }

    /// Runs `swift`, shows its output as it comes, and returns its beginning. Cancelling the task ends it.
    private func run(_ arguments: [String]) async throws -> (status: Int32, text: String) {
        let result = try await Subprocess.run(
            .path(FilePath(swift.path)), arguments: Arguments(arguments), input: .none, output: .sequence,
            error: .combinedWithOutput
        ) { execution in
            var text = Data()
            var output = CompilerOutput()
            for try await part in execution.standardOutput {
                let bytes = part.withUnsafeBytes { Data($0) }
                FileHandle.standardError.write(output.take(bytes))
                text += bytes.prefix(max(0, Self.outputMax - text.count))
            }
            FileHandle.standardError.write(output.finish())
            return String(decoding: text, as: UTF8.self)
        }
        return (result.terminationStatus.number, result.closureResult)
    }
}
