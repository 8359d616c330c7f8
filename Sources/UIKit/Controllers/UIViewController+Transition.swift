public import Foundation

extension UIViewController {
    /// How the system brings a controller on. Source: developer.apple.com/documentation/uikit/uiviewcontroller/transition
    @preconcurrency @MainActor public final class Transition {
        /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions
        @preconcurrency @MainActor public final class ZoomOptions {
            public var alignmentRectProvider: ((ZoomOptions) -> CGRect?)?
            public var interactiveDismissShouldBegin: ((ZoomOptions) -> Bool)?
            public var dimmingColor: UIColor?
            public var dimmingVisualEffect: UIBlurEffect?
            public init() {}
        }

        /// Controllers between which the system would zoom.
        @preconcurrency @MainActor public final class ZoomSourceViewProviderContext {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController
            init(_ source: UIViewController, _ zoomed: UIViewController) {
                (sourceViewController, zoomedViewController) = (source, zoomed)
            }
        }

        private init() {}

        public static var coverVertical: Transition { Transition() }
        public static var flipHorizontal: Transition { Transition() }
        public static var crossDissolve: Transition { Transition() }
        public static var partialCurl: Transition { Transition() }
        @available(*, deprecated, message: "zooming from a view has no effect in Parley: pages come as others do")
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition() }
    }

    /// Ignored: presented controllers come as their presentation says, pushed ones from the side.
    /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/preferredtransition
    public var preferredTransition: Transition? {
        get { nil }
        set {}
    }
}
