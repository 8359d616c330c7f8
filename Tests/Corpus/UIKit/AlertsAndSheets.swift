import UIKit

class AlertsViewController: UIViewController, UIPopoverPresentationControllerDelegate,
    UIAdaptivePresentationControllerDelegate, UISheetPresentationControllerDelegate
{
    private var name = ""

    private func askForName() {
        let alert = UIAlertController(title: "Name", message: "What shall we call you?", preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.text = self.name
            field.autocapitalizationType = .words
            field.clearButtonMode = .whileEditing
        }
        let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
            self?.name = alert?.textFields?.first?.text ?? ""
        }
        save.isEnabled = !name.isEmpty
        alert.addAction(save)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.preferredAction = save
        present(alert, animated: true)
    }

    private func chooseColor(from source: UIView) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for (title, color) in [("Red", UIColor.red), ("Green", .green)] {
            sheet.addAction(UIAlertAction(title: title, style: .default, handler: { _ in self.view.backgroundColor = color }))
        }
        sheet.addAction(UIAlertAction(title: "Remove", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = source
        sheet.popoverPresentationController?.sourceRect = source.bounds
        sheet.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        present(sheet, animated: true, completion: nil)
    }

    private func showDetails() {
        let details = UINavigationController(rootViewController: UIViewController())
        details.modalPresentationStyle = .pageSheet
        details.isModalInPresentation = true
        if let sheet = details.sheetPresentationController {
            sheet.detents = [.medium(), .large(), .custom { context in context.maximumDetentValue * 0.3 }]
            sheet.selectedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 24
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.delegate = self
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        }
        details.presentationController?.delegate = self
        present(details, animated: true) { print("shown") }
    }

    private func showPopover(from item: UIBarButtonItem) {
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 240, height: 120)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.barButtonItem = item
        content.popoverPresentationController?.delegate = self
        present(content, animated: true)
    }

    private func share(_ image: UIImage) {
        let activity = UIActivityViewController(activityItems: [image, "Look", URL(string: "https://example.com")!], applicationActivities: nil)
        activity.excludedActivityTypes = [.assignToContact, .addToReadingList, .print]
        activity.completionWithItemsHandler = { type, completed, items, error in
            print(type?.rawValue ?? "none", completed)
        }
        activity.popoverPresentationController?.sourceView = view
        present(activity, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        name = ""
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        askForName()
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        print(sheetPresentationController.selectedDetentIdentifier == .large)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let more = UIBarButtonItem(title: "More", image: nil, primaryAction: UIAction { [weak self] action in
            if let item = action.sender as? UIBarButtonItem { self?.showPopover(from: item) }
        })
        let menu = UIMenu(title: "Options", image: nil, identifier: nil, options: [.singleSelection], children: [
            UIAction(title: "Name", state: .on) { _ in self.askForName() },
            UIAction(title: "Details") { _ in self.showDetails() },
            UIDeferredMenuElement { completion in completion([UIAction(title: "Late") { _ in }]) },
        ])
        navigationItem.rightBarButtonItems = [more, UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: menu)]
        let color = UIButton(primaryAction: UIAction(title: "Colour") { [unowned self] action in
            chooseColor(from: action.sender as! UIView)
        })
        color.showsMenuAsPrimaryAction = false
        view.addSubview(color)
        let paste = UIPasteboard.general
        paste.string = "copied"
        if paste.hasImages, let image = paste.image { share(image) }
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        super.dismiss(animated: flag, completion: completion)
    }
}
