import Foundation
import XcodeProject

/// The `Package.swift` of the package that a project becomes.
struct StagedManifest {
    let modules: [StagedModule]
    let parley: URL
    /// Whether there are files with stories, in `Tests`.
    var hasTests = false

    /// Imports the package manager's library, in the manifest and not here.
    private static let library = "import PackageDescription"

    /// The app's module is the last.
    var text: String {
        """
        // swift-tools-version: 6.2
        // Written by Parley from an Xcode project; changes here are lost.
        \(Self.library)

        let package = Package(
            name: \(quoted(modules.last?.name ?? "")),
            platforms: [.macOS(.v14)],
            dependencies: [
                .package(name: "parley", path: \(quoted(parley.path))),
        \(packages.map { "        \($0),\n" }.joined())    ],
            targets: [
        \((modules.compactMap(\.bridging?.target) + modules.map(target) + tests).joined(separator: ",\n"))
            ]
        )

        """
    }

    private var tests: [String] {
        guard hasTests, let app = modules.last else { return [] }
        let products = ["MessageApp", "ParleyTesting"].map { ".product(name: \"\($0)\", package: \"parley\")" }
        let dependencies = modules.map { quoted($0.name) } + products
        return [
            """
                    .testTarget(
                        name: \(quoted(app.name + "Tests")),
                        dependencies: [\(dependencies.joined(separator: ", "))],
                        swiftSettings: [\(app.settings.joined(separator: ", "))])
            """
        ]
    }

    private func target(_ module: StagedModule) -> String {
        let products = module.target.packageProducts.map { product in
            ".product(name: \(quoted(product.name)), package: \(quoted(Self.identity(product.source))))"
        }
        let dependencies =
            [".product(name: \"MessageApp\", package: \"parley\")"] + module.dependencies.map(quoted)
            + (module.bridging.map { [quoted($0.name)] } ?? []) + products
        let kind = module.name == modules.last?.name ? "executableTarget" : "target"
        return """
                    .\(kind)(
                        name: \(quoted(module.name)),
                        dependencies: [\(dependencies.joined(separator: ", "))],
                        swiftSettings: [\(module.settings.joined(separator: ", "))])
            """
    }

    /// The packages that the modules need, each once.
    private var packages: [String] {
        var all: [String] = []
        for source in modules.flatMap(\.target.packageProducts).map(\.source) {
            let text =
                switch source {
                case .local(let folder): ".package(path: \(quoted(folder.path)))"
                case .remote(let address, let requirement): ".package(url: \(quoted(address)), \(requirement))"
                }
            if !all.contains(text) { all.append(text) }
        }
        return all
    }

    /// The name by which a package is known: the last part of its address.
    private static func identity(_ source: XcodeTarget.PackageProduct.Source) -> String {
        switch source {
        case .local(let folder): folder.lastPathComponent
        case .remote(let address, _):
            URL(fileURLWithPath: address).lastPathComponent.replacing(/\.git$/, with: "")
        }
    }
}
