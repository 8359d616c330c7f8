import UIKit

final class ButtonConfigurationsController: UIViewController {
    private let stack: UIStackView = {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .fill
        stack.distribution = .fillProportionally
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
        return stack
    }()

    private var isBusy = false {
        didSet { loadButton.setNeedsUpdateConfiguration() }
    }

    private lazy var loadButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Load"
        configuration.subtitle = "From the network"
        configuration.image = UIImage(systemName: "arrow.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .bold))
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        configuration.baseBackgroundColor = .systemTeal
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
            return outgoing
        }
        let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.load() })
        button.configurationUpdateHandler = { [unowned self] button in
            var configuration = button.configuration
            configuration?.showsActivityIndicator = self.isBusy
            configuration?.title = self.isBusy ? "Loading…" : "Load"
            button.configuration = configuration
            button.isEnabled = !self.isBusy
        }
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
        stack.addArrangedSubview(loadButton)
        stack.addArrangedSubview(makeMenuButton())
        stack.addArrangedSubview(makeToggleButton())
        for style in [UIButton.Configuration.plain(), .gray(), .tinted(), .bordered(), .borderedProminent(), .borderless()] {
            var style = style
            style.attributedTitle = AttributedString("Style", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 15)]))
            style.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            stack.addArrangedSubview(UIButton(configuration: style))
        }
        stack.setCustomSpacing(40, after: loadButton)
        let segmented = UISegmentedControl(frame: .zero, actions: [
            UIAction(title: "Day") { _ in }, UIAction(title: "Week") { _ in },
        ])
        segmented.selectedSegmentIndex = 0
        stack.addArrangedSubview(segmented)
        let slider = UISlider(frame: .zero, primaryAction: UIAction { action in
            guard let slider = action.sender as? UISlider else { return }
            print(slider.value)
        })
        slider.minimumValueImage = UIImage(systemName: "tortoise")
        stack.addArrangedSubview(slider)
        let toggle = UISwitch()
        toggle.addAction(UIAction { action in print((action.sender as! UISwitch).isOn) }, for: .valueChanged)
        toggle.preferredStyle = .sliding
        stack.addArrangedSubview(toggle)
    }

    private func makeMenuButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(title: "Order", options: [.singleSelection], children: [
            UIAction(title: "Name", state: .on) { _ in },
            UIAction(title: "Date") { _ in },
            UIMenu(title: "More", options: .displayInline, children: [
                UIAction(title: "Size", image: UIImage(systemName: "ruler"), identifier: UIAction.Identifier("size")) { _ in },
            ]),
            UIDeferredMenuElement { completion in completion([UIAction(title: "Late") { _ in }]) },
        ])
        return button
    }

    private func makeToggleButton() -> UIButton {
        let button = UIButton(configuration: .tinted())
        button.changesSelectionAsPrimaryAction = true
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "On" : "Off"
            button.configuration?.image = UIImage(systemName: button.isSelected ? "bell.fill" : "bell")
        }
        return button
    }

    private func load() {
        isBusy = true
        Task {
            try? await Task.sleep(nanoseconds: 1_000_000_000)
            isBusy = false
        }
    }
}
