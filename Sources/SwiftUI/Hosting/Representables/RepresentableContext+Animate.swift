import SwiftUICore
import UIKit

extension UIViewRepresentableContext {
    /// Animates changes of UIKit views beside the transaction's SwiftUI views; without an animation they change at once.
    ///
    /// Source: developer.apple.com/documentation/swiftui/uiviewrepresentablecontext/animate(changes:completion:)
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        animateViews(with: transaction, changes, completion)
    }
}

extension UIViewControllerRepresentableContext {
    /// Same as that of views.
    ///
    /// Source: developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext/animate(changes:completion:)
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        animateViews(with: transaction, changes, completion)
    }
}

@MainActor private func animateViews(with transaction: Transaction, _ changes: () -> Void, _ completion: (() -> Void)?)
{
    guard let animation = transaction.animation, !transaction.disablesAnimations else {
        UIView.performWithoutAnimation(changes)
        completion?()
        return
    }
    UIView.animate(animation, changes: changes, completion: completion)
}
