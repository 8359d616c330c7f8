extension UICalendarView {
    /// Size of a mark. Source: developer.apple.com/documentation/uikit/uicalendarview/decorationsize
    public enum DecorationSize: Int, Sendable {
        case small = 0
        case medium, large

        /// Points of a dot's diameter, or of an image's height.
        var points: (dot: CGFloat, image: CGFloat) {
            switch self {
            case .small: (4, 8)
            case .medium: (6, 10)
            case .large: (8, 12)
            }
        }
    }

    /// Mark below a day. Source: developer.apple.com/documentation/uikit/uicalendarview/decoration
    @preconcurrency @MainActor open class Decoration: NSObject {
        private let make: () -> UIView

        /// Creates a mark that is an image; without one a dot.
        public init(image: UIImage? = nil, color: UIColor? = nil, size: DecorationSize = .medium) {
            make = { image.map { Self.picture($0, color, size) } ?? Self.dot(color, size) }
            super.init()
        }

        /// Creates a mark that is the view which the closure returns.
        public init(customViewProvider: @escaping () -> UIView) {
            make = customViewProvider
            super.init()
        }

        override public convenience init() { self.init(image: nil, color: nil, size: .medium) }

        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: nil, color: color, size: size)
        }

        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }

        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        /// A new view of the mark, in its size.
        var view: UIView {
            let view = make()
            if view.frame.isEmpty { view.frame.size = view.intrinsicContentSize }
            return view
        }

        private static func dot(_ color: UIColor?, _ size: DecorationSize) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: size.points.dot, height: size.points.dot))
            view.backgroundColor = color ?? .systemFill
            view.layer.cornerRadius = size.points.dot / 2
            return view
        }

        private static func picture(_ image: UIImage, _ color: UIColor?, _ size: DecorationSize) -> UIView {
            let height = size.points.image
            let view = UIImageView(image: image)
            let share = image.size.height > 0 ? height / image.size.height : 1
            view.frame = CGRect(x: 0, y: 0, width: image.size.width * share, height: height)
            view.contentMode = .scaleAspectFit
            if let color { view.tintColor = color }
            return view
        }
    }
}
