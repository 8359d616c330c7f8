import Messages
import SwiftUI
import UIKit

/// Shows every view and modifier on pages.
final class MessagesViewController: MSMessagesAppViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let controller = UIHostingController(
            rootView: GalleryView(expand: { [weak self] in self?.requestPresentationStyle(.expanded) }))
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }
}
