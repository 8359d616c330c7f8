public import SwiftUICore
public import UIKit

extension UIView {
    /// Animates changes of views along an animation of SwiftUI: its curve or spring, delay and repetitions. The completion is called
    /// when the animation is over, or at once where nothing looks different.
    ///
    /// Partly: an earlier end that `logicallyComplete(after:)` asks for is not kept.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiview/animate(_:changes:completion:)
    public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        animate(along: animation.viewAnimation, changes) { _ in completion?() }
    }
}
