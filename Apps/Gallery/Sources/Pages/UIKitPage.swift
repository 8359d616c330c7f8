import SwiftUI
import UIKit

struct UIKitPage: View {
    var body: some View {
        SamplePage {
            Sample("UILabel") {
                Wrapped { label in
                    label.text = "A label of UIKit, bold and in colour"
                    label.font = .boldSystemFont(ofSize: 17)
                    label.textColor = .systemPurple
                }
                .frame(height: 24)
            }
            Sample("UIStackView") { Stacked().frame(height: 44) }
            Sample("UIViewControllerRepresentable") { Hosted().frame(height: 60) }
        }
    }
}

/// A label that a closure configures.
private struct Wrapped: UIViewRepresentable {
    let setUp: @MainActor (UILabel) -> Void

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { setUp(label) }
}

/// A switch, a progress bar and a picture in a row.
private struct Stacked: UIViewRepresentable {
    func makeUIView(context: Context) -> UIStackView {
        let toggle = UISwitch()
        toggle.isOn = true
        let progress = UIProgressView()
        progress.progress = 0.6
        let picture = UIImageView(image: Self.picture)
        picture.contentMode = .scaleAspectFit
        let stack = UIStackView(arrangedSubviews: [toggle, progress, picture])
        stack.axis = .horizontal
        stack.spacing = 12
        stack.alignment = .center
        return stack
    }

    func updateUIView(_ stack: UIStackView, context: Context) {}

    private static var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.systemTeal.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 36, height: 36))
        }
    }
}

/// A view controller whose view has a label pinned by constraints.
private struct Hosted: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        let label = UILabel()
        label.text = "Pinned by constraints"
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.backgroundColor = .systemYellow
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            label.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
        ])
        return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
