package import UIKit

/// Maker of an app's principal controller, once for each scene: the class or the storyboard that `Info.plist` names.
@MainActor package struct PrincipalController {
    private let maker: Maker

    private enum Maker {
        case kind(MSMessagesAppViewController.Type)
        case storyboard(UIStoryboard)
    }

    package init(_ kind: MSMessagesAppViewController.Type) { maker = .kind(kind) }

    /// Returns nil where the storyboard begins with a controller that is none of a message app.
    package init?(_ storyboard: UIStoryboard) {
        guard storyboard.initialControllerClass is MSMessagesAppViewController.Type else { return nil }
        maker = .storyboard(storyboard)
    }

    func make() -> MSMessagesAppViewController {
        switch maker {
        case .kind(let kind): return UIViewController.make(kind)
        case .storyboard(let storyboard):
            guard let controller = storyboard.instantiateInitialViewController() as? MSMessagesAppViewController else {
                preconditionFailure(
                    "The storyboard's first controller was not made: its init?(coder:) has returned nil.")
            }
            return controller
        }
    }
}
