import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `What stands in front of a scene` {
    @Test func `asks for words, and goes with a choice`() throws {
        let root = UIViewController()
        let screen = Screen(controller: root)
        let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Your name" }
        var name: String?
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak alert] _ in name = alert?.textFields?.first?.text })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: true)
        screen.render()
        let box = try #require(screen.textBox)
        screen.send(.edit(box.id, text: "Kate", edit: 1))
        screen.tap("OK")
        #expect(name == "Kate")
        #expect(root.presentedViewController == nil)
    }

    @Test func `is as high as its detent, and tells when the person takes it away`() throws {
        final class Told: NSObject, UIAdaptivePresentationControllerDelegate {
            var count = 0
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { count += 1 }
        }
        let told = Told()
        let (root, sheet) = (UIViewController(), UIViewController())
        sheet.title = "Sheet"
        sheet.sheetPresentationController?.detents = [.medium()]
        sheet.presentationController?.delegate = told
        sheet.view.accessibilityLabel = "Content"
        let screen = Screen(controller: root)
        root.present(sheet, animated: true)
        screen.render()
        #expect(screen.frame("Content")?.minY == 245)
        screen.send(.dismiss(try #require(screen.node("Sheet")).id))
        #expect(root.presentedViewController == nil)
        #expect(told.count == 1)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `chooses from below`() {
        let root = UIViewController()
        let screen = Screen(controller: root)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        var chosen: [String] = []
        for name in ["Fries", "Beer"] {
            alert.addAction(UIAlertAction(title: name, style: .default) { chosen.append($0.title ?? "") })
        }
        alert.popoverPresentationController?.sourceView = root.view
        root.present(alert, animated: true)
        screen.render()
        screen.tap("Beer")
        #expect(chosen == ["Beer"])
    }

    @Test func `offers Cancel where a picture is asked for all the same`() {
        final class Asking: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
            var count = 0
            func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
                count += 1
                picker.dismiss(animated: true)
            }
        }
        let asking = Asking()
        let screen = Screen(controller: asking)
        let picker = UIImagePickerController()
        picker.delegate = asking
        asking.present(picker, animated: true)
        screen.render()
        screen.tap("Cancel")
        #expect(asking.count == 1)
        #expect(asking.presentedViewController == nil)
    }

    @Test func `comes by a segue that code makes`() {
        let (root, next) = (UIViewController(), UIViewController())
        let screen = Screen(controller: root)
        UIStoryboardSegue(identifier: nil, source: root, destination: next).perform()
        #expect(root.presentedViewController === next)
        #expect(screen.diagnostics.isEmpty)
    }
}

/// Controller that SwiftUI shows, and that presents another one.
private struct Asking: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A controller within SwiftUI's views` {
    @Test func `presents before the whole scene, and dismisses what it has presented`() {
        let (inner, page) = (UIViewController(), UIViewController())
        let root = UIHostingController(rootView: VStack { Asking(controller: inner) })
        let screen = Screen(controller: root)
        page.view.accessibilityLabel = "Page"
        inner.present(page, animated: true)
        screen.render()
        #expect(screen.node("Page") != nil)
        #expect(inner.presentedViewController === page && page.presentingViewController === root)
        inner.dismiss(animated: true)
        screen.render()
        #expect(screen.node("Page") == nil)
    }
}
