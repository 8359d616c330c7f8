import RenderTree
public import UIKit

/// A gesture of UIKit, which a view of SwiftUI recognises.
///
/// Source: developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void

    /// Creates the recogniser; called once.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Called whenever the view that has the gesture is evaluated anew.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Called at each stage of the gesture.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator

    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// Values for a representable gesture's methods.
/// Source: developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecontext
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Places of a gesture in the coordinates of SwiftUI's views.
/// Source: developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    let place: GesturePlace

    /// Place of the gesture in the view's own coordinates.
    public var localLocation: CGPoint { place.recognizer?.location(in: place.stand) ?? .zero }
    /// Distance that a drag has come; nil for other gestures.
    public var localTranslation: CGPoint? {
        (place.recognizer as? UIPanGestureRecognizer)?.translation(in: place.stand)
    }
    /// Points per second of a drag; nil for other gestures.
    public var localVelocity: CGPoint? { (place.recognizer as? UIPanGestureRecognizer)?.velocity(in: place.stand) }

    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
        let origin = place.input?.origin(in: space.coordinateSpace) ?? .zero
        return CGPoint(x: localLocation.x + origin.x, y: localLocation.y + origin.y)
    }
    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }
    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }
}

/// Holds a recogniser of UIKit in SwiftUI.
@MainActor final class GesturePlace {
    /// Takes the place of the view that the recogniser would have in UIKit.
    let stand = UIView()
    weak var recognizer: UIGestureRecognizer?
    /// The event that is being handled.
    var input: GestureInput?
}

extension View {
    /// Has a recogniser of UIKit recognise gestures of this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/gesture(_:)
    public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View {
        gesture(UIKitGesture(representable: representable))
    }
}

struct UIKitGesture<Representable: UIGestureRecognizerRepresentable>: PrimitiveGesture {
    typealias Body = Never
    typealias Value = UIGestureRecognizer.State
    let representable: Representable

    func makeRecognizer() -> Recognizer<Self> { UIKitRecognizer(self) }
}

private final class UIKitRecognizer<Representable: UIGestureRecognizerRepresentable>:
    Recognizer<UIKitGesture<Representable>>
{
    private let place = GesturePlace()
    private lazy var context = Representable.Context(
        coordinator: gesture.representable.makeCoordinator(converter: .init(place: place)),
        converter: .init(place: place))
    private lazy var recognizer = made()

    private func made() -> Representable.UIGestureRecognizerType {
        let new = gesture.representable.makeUIGestureRecognizer(context: context)
        place.recognizer = new
        new.addHandler { [weak self] _ in
            guard let self else { return }
            gesture.representable.handleUIGestureRecognizerAction(recognizer, context: context)
        }
        return new
    }

    override func didUpdate() { gesture.representable.updateUIGestureRecognizer(recognizer, context: context) }
    override var wanted: NodeGestures { recognizer.wantedGestures }

    override func handle(_ input: GestureInput) -> GesturePhase<UIGestureRecognizer.State>? {
        place.input = input
        defer { place.input = nil }
        place.stand.frame.size = input.size
        recognizer.deliver(input.event, standing: place.stand)
        return .active(recognizer.state)
    }
}
