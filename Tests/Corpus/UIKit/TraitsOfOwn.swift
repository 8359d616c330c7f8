import UIKit

struct DensityTrait: UITraitDefinition {
    static let defaultValue: Double = 1
    static let affectsColorAppearance = true
    static let name = "density"
    static let identifier = "com.example.density"
}

extension UITraitCollection { var density: Double { self[DensityTrait.self] } }
extension UIMutableTraits {
    var density: Double {
        get { self[DensityTrait.self] }
        set { self[DensityTrait.self] = newValue }
    }
}

final class DenseController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([DensityTrait.self]) { (self: Self, previous: UITraitCollection) in
            self.view.alpha = CGFloat(self.traitCollection.density / previous.density)
        }
        traitOverrides.density = 2
        let wide = traitCollection.modifyingTraits { traits in
            traits.horizontalSizeClass = .regular
            traits.userInterfaceLevel = .elevated
        }
        let own = UITraitCollection { $0.density = 3 }
        print(
            wide.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)), own.changedTraits(from: wide).count
        )
        if UITraitCollection.systemTraitsAffectingColorAppearance.isEmpty { print("no colours") }
        view.maximumContentSizeCategory = .accessibilityMedium
        view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { print($0) }
    }
}
