import RenderTree

/// Something that a person can drag out of a view.
@MainActor protocol DragSource: AnyObject {
    /// Returns what is dragged; nothing where the drag does not begin.
    func items(for session: DragSession, from view: UIView) -> [UIDragItem]
    func didBegin(_ session: DragSession)
    func didEnd(_ session: DragSession, with operation: UIDropOperation)
}

/// Something onto which a person can drop.
@MainActor protocol DropTarget: AnyObject {
    func canTake(_ session: DropSession) -> Bool
    func entered(_ session: DropSession)
    /// Returns what a drop at the session's place would do.
    func updated(_ session: DropSession) -> UIDropOperation
    func exited(_ session: DropSession)
    func perform(_ session: DropSession)
    func ended(_ session: DropSession)
}

/// A drag among the views of one scene, from lifting to letting go.
@MainActor final class DragSession: NSObject, UIDragSession {
    /// Drags that go on, by their scene's window, or by the outermost view where there is none.
    private static var running: [ObjectIdentifier: DragSession] = [:]

    private(set) var items: [UIDragItem] = []
    var localContext: Any?
    let allowsMoveOperation = true
    let isRestrictedToDraggingApplication = true
    private weak var source: (any DragSource)?
    fileprivate private(set) weak var view: UIView?
    fileprivate var point: CGPoint
    private weak var target: UIView?
    private var drop: DropSession?
    /// Views that were entered and are to hear of the end.
    private var visited: [UIView] = []
    private var operation = UIDropOperation.cancel

    private init(_ source: any DragSource, _ view: UIView, _ point: CGPoint) {
        (self.source, self.view, self.point) = (source, view, point)
    }

    private static func key(_ view: UIView) -> ObjectIdentifier { ObjectIdentifier(view.window ?? view.outermost) }

    func location(in view: UIView) -> CGPoint { self.view.map { view.convert(point, from: $0) } ?? point }

    // MARK: Phases

    static func receive(_ event: TransferEvent, at view: UIView) {
        let point = CGPoint(x: event.x + view.bounds.minX, y: event.y + view.bounds.minY)
        let session = running[key(view)]
        switch event.phase {
        case .lift: begin(at: view, point)
        case .enter, .move: session?.move(over: view, point)
        case .exit: session?.leave()
        case .drop: session?.letGo(over: view, point)
        case .end: end(in: view)
        }
    }

    private static func end(in view: UIView) { running.removeValue(forKey: key(view))?.end() }

    /// Begins a drag, and ends one that still runs: its view is gone, so that the painter sent no end.
    private static func begin(at view: UIView, _ point: CGPoint) {
        end(in: view)
        guard let source = view.dragSource else { return }
        let session = DragSession(source, view, point)
        session.items = source.items(for: session, from: view)
        guard !session.items.isEmpty else { return }
        running[key(view)] = session
        source.didBegin(session)
    }

    private func move(over view: UIView, _ point: CGPoint) {
        (self.view, self.point) = (view, point)
        guard let (found, target) = taker(from: view) else { return leave() }
        if self.target !== found {
            leave()
            self.target = found
            let drop = DropSession(self)
            self.drop = drop
            if !visited.contains(where: { $0 === found }) { visited.append(found) }
            target.entered(drop)
        }
        if let drop { operation = target.updated(drop) }
    }

    /// Finds the innermost view around one that takes what is dragged.
    private func taker(from view: UIView) -> (UIView, any DropTarget)? {
        for view in sequence(first: view, next: \.superview) {
            guard let target = view.dropTarget else { continue }
            if view === self.target || target.canTake(DropSession(self)) { return (view, target) }
        }
        return nil
    }

    private func leave() {
        if let drop { target?.dropTarget?.exited(drop) }
        (target, drop, operation) = (nil, nil, .cancel)
    }

    private func letGo(over view: UIView, _ point: CGPoint) {
        move(over: view, point)
        guard operation.isTaken, let drop, let target = target?.dropTarget else { return }
        target.perform(drop)
        tellEnd()
        self.target = nil
        self.drop = nil
    }

    private func tellEnd() {
        for view in visited { view.dropTarget?.ended(drop ?? DropSession(self)) }
        visited = []
    }

    private func end() {
        let done = operation
        if let drop {
            target?.dropTarget?.exited(drop)
        }
        tellEnd()
        source?.didEnd(self, with: done.isTaken && drop == nil ? done : .cancel)
    }
}

/// A drag as those see it whom it is dropped on.
@MainActor final class DropSession: NSObject, UIDropSession {
    private let drag: DragSession
    let progress = Progress(totalUnitCount: 1)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.none

    init(_ drag: DragSession) { self.drag = drag }

    var items: [UIDragItem] { drag.items }
    var localDragSession: (any UIDragSession)? { drag }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
    func location(in view: UIView) -> CGPoint { drag.location(in: view) }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let found = Collected<(place: Int, object: (any NSItemProviderReading)?)>()
        let count = items.count
        if items.isEmpty { Task { @MainActor in completion([]) } }
        for (place, item) in items.enumerated() {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in
                guard found.add((place, object)) == count else { return }
                let objects = found.all.sorted { $0.place < $1.place }.compactMap(\.object)
                Task { @MainActor in completion(objects) }
            }
        }
        return progress
    }
}

extension UIView {
    func receive(_ event: TransferEvent) { DragSession.receive(event, at: self) }
}
