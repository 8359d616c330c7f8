import XcodeProject

/// Local packages of a project, whose targets take the place of the products.
enum LocalPackages {
    /// Returns the targets with those of the packages that they need, which come first.
    static func expanded(_ targets: [XcodeTarget]) -> [XcodeTarget] {
        var found: [XcodeTarget] = []
        let own = targets.map { target in
            var target = target
            for product in target.packageProducts {
                guard case .local(let folder) = product.source, let package = PackageTargets(folder),
                    let made = package.targets(ofProduct: product.name),
                    !made.contains(where: { one in targets.contains { $0.name == one.name } })
                else { continue }
                for one in made where !found.contains(where: { $0.name == one.name }) { found.append(one) }
                target.dependencies += package.names(ofProduct: product.name)
                target.packageProducts.removeAll { $0 == product }
            }
            return target
        }
        return found + own
    }
}
