import UIKit

class SheetHostController: UIViewController, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    let infoButton = UIButton(type: .infoLight)

    override func loadView() {
        view = UIView()
        view.backgroundColor = .secondarySystemBackground
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Host"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", image: nil, primaryAction: nil, menu: makeMenu())
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(image: UIImage(systemName: "rectangle.bottomthird.inset.filled"), primaryAction: UIAction { [weak self] _ in self?.showSheet() }),
            .flexibleSpace(), .fixedSpace(8),
        ]
        infoButton.translatesAutoresizingMaskIntoConstraints = false
        infoButton.addAction(UIAction(handler: { [weak self] _ in self?.showPopover() }), for: .touchUpInside)
        view.addSubview(infoButton)
        infoButton.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        let centerY = infoButton.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        centerY.priority = .defaultHigh
        centerY.isActive = true
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = appearance
    }

    private func makeMenu() -> UIMenu {
        UIMenu(children: [
            UIAction(title: "Alert") { [weak self] _ in self?.showAlert() },
            UIAction(title: "Share") { [weak self] _ in self?.share() },
        ])
    }

    private func showSheet() {
        let content = UINavigationController(rootViewController: SheetContent())
        content.modalPresentationStyle = .pageSheet
        content.isModalInPresentation = true
        if let sheet = content.sheetPresentationController {
            sheet.detents = [
                .medium(), .large(),
                .custom(identifier: .init("small")) { context in context.maximumDetentValue * 0.2 },
            ]
            sheet.selectedDetentIdentifier = .medium
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.prefersEdgeAttachedInCompactHeight = true
            sheet.preferredCornerRadius = 20
            sheet.delegate = self
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        }
        present(content, animated: true) { print("presented") }
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        print(sheet.selectedDetentIdentifier?.rawValue ?? "none")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    private func showPopover() {
        let content = SheetContent()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 120)
        content.popoverPresentationController?.sourceView = infoButton
        content.popoverPresentationController?.sourceRect = infoButton.bounds
        content.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        content.popoverPresentationController?.delegate = self
        present(content, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }

    private func showAlert() {
        let alert = UIAlertController(title: "Name", message: "Enter a name", preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.clearButtonMode = .whileEditing
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
            print(alert?.textFields?.first?.text ?? "")
        }
        alert.addAction(save)
        alert.preferredAction = save
        present(alert, animated: true)
    }

    private func share() {
        let activity = UIActivityViewController(activityItems: ["Hello", URL(string: "https://example.com")!], applicationActivities: nil)
        activity.excludedActivityTypes = [.airDrop, .print]
        activity.completionWithItemsHandler = { type, completed, _, error in print(completed) }
        present(activity, animated: true)
    }
}

final class SheetContent: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
}
