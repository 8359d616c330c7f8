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

#Preview("On its side", traits: .landscapeRight) { UITableViewController(style: .plain) }

#Preview("Fixed", traits: .portrait, .fixedLayout(width: 70, height: 30)) {
    let view = UIView()
    view.backgroundColor = .blue
    return view
}

#Preview("Fitting", traits: .sizeThatFitsLayout) {
    let view = UIView()
    let square = UIView()
    square.backgroundColor = .green
    square.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(square)
    NSLayoutConstraint.activate([
        square.widthAnchor.constraint(equalToConstant: 40), square.heightAnchor.constraint(equalToConstant: 20),
        square.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
        square.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
        square.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
        square.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
    ])
    return view
}

#Preview(traits: .defaultLayout) { UIButton(type: .close) }
