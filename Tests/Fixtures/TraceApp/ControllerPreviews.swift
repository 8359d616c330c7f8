import UIKit

#Preview("Controller") {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    return controller
}

#Preview("View") {
    let label = UILabel()
    label.text = "A label"
    return label
}
