/// Position of an annotation beside its mark.
///
/// Source: developer.apple.com/documentation/charts/annotationposition
public struct AnnotationPosition: Hashable, Sendable {
    /// Direction from the mark's centre: -1, 0 or 1 a side; nil is chosen by the mark.
    let direction: Direction?
    struct Direction: Hashable, Sendable {
        let x: Int
        let y: Int
    }

    private init(_ x: Int, _ y: Int) { direction = Direction(x: x, y: y) }
    private init() { direction = nil }

    public static let automatic = AnnotationPosition()
    public static let overlay = AnnotationPosition(0, 0)
    public static let top = AnnotationPosition(0, -1)
    public static let bottom = AnnotationPosition(0, 1)
    public static let leading = AnnotationPosition(-1, 0)
    public static let trailing = AnnotationPosition(1, 0)
    public static let topLeading = AnnotationPosition(-1, -1)
    public static let topTrailing = AnnotationPosition(1, -1)
    public static let bottomLeading = AnnotationPosition(-1, 1)
    public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// Treatment of an annotation that is not all within the chart.
///
/// Source: developer.apple.com/documentation/charts/annotationoverflowresolution
public struct AnnotationOverflowResolution: Hashable, Sendable {
    public struct Strategy: Hashable, Sendable {
        enum Kind { case automatic, disabled, fit, padScale }
        let kind: Kind
        public static let automatic = Strategy(kind: .automatic)
        public static let disabled = Strategy(kind: .disabled)
        /// Moves the annotation.
        public static let fit = Strategy(kind: .fit)
        /// Moves the annotation; the scale is not made longer.
        public static let padScale = Strategy(kind: .padScale)
        /// Moves the annotation into a boundary: the chart's, here.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit) }
    }
    /// An area that annotations stay in.
    public struct Boundary: Hashable, Sendable {
        private let name: String
        public static let automatic = Boundary(name: "automatic")
        public static let chart = Boundary(name: "chart")
        public static let plot = Boundary(name: "plot")
    }
    let x: Strategy
    let y: Strategy

    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
    public static let automatic = AnnotationOverflowResolution()
    public static let disabled = AnnotationOverflowResolution(x: .disabled, y: .disabled)
}

/// Context of an annotation: the size of its mark.
///
/// Source: developer.apple.com/documentation/charts/annotationcontext
public struct AnnotationContext: Sendable {
    /// Size of the mark in points; zero before the chart has been laid out.
    public let targetSize: CGSize
}

/// A view beside a mark.
struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: @MainActor (AnnotationContext) -> AnyView
}

extension ChartContent {
    /// Puts a view beside each mark.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/annotation(position:alignment:spacing:content:)
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .disabled) { _ in AnyView(content()) }
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .disabled) { AnyView(content($0)) }
    }

    /// Puts a view beside each mark, and moves it where it would not be all within the chart.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/annotation(position:alignment:spacing:overflowresolution:content:)
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
    }

    private func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution, _ content: @escaping @MainActor (AnnotationContext) -> AnyView
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content)
        return changing { $0.annotations.append(annotation) }
    }
}
