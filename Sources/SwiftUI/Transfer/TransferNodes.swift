package import RenderTree
@_spi(Engine) import SwiftUICore

/// A drag, from lifting to letting go.
@MainActor final class TransferSession {
    let provider: NSItemProvider
    /// The drop destination under the pointer.
    fileprivate weak var target: DropTargetNode?
    /// Whether the target takes a drop there.
    fileprivate var isAccepted = true

    init(_ provider: NSItemProvider) { self.provider = provider }
}

/// The drag inside of a scene.
@MainActor private final class CurrentTransfer {
    var session: TransferSession?
}

extension ViewGraph {
    /// Drag inside of the scene; nil while nothing is dragged.
    fileprivate var transfer: TransferSession? {
        get { objects.object(CurrentTransfer()).session }
        set { objects.object(CurrentTransfer()).session = newValue }
    }
}

/// Modifier that makes its content draggable.
public struct _DraggableModifier: LayoutModifier {
    public typealias Body = Never
    let make: () -> NSItemProvider

    package func wrap(_ content: LayoutNode) -> DragSourceNode { DragSourceNode(content) }

    package func apply(to node: DragSourceNode, in environment: EnvironmentValues) {
        node.make = make
        node.isEnabled = environment.isEnabled
    }
}

package final class DragSourceNode: GroupingNode {
    var make: () -> NSItemProvider = { NSItemProvider() }
    var isEnabled = true { didSet { if isEnabled != oldValue { markDirty() } } }

    package override func makeNode(_ id: NodeID) -> Node {
        Node(id: id, frame: treeFrame, interactions: isEnabled ? .drag : [])
    }

    package override func handle(_ event: InputEvent) {
        guard case .transfer(_, let event) = event else { return }
        switch event.phase {
        case .lift where isEnabled: graph.transfer = TransferSession(make())
        case .end: graph.endTransfer()
        default: break
        }
    }
}

/// Modifier that takes what is dropped onto its content.
public struct _DropModifier: LayoutModifier {
    public typealias Body = Never
    let accepts: @MainActor (DropInfo) -> Bool
    let entered: @MainActor (DropInfo) -> Void
    var updated: @MainActor (DropInfo) -> DropOperation? = { _ in nil }
    let exited: @MainActor (DropInfo) -> Void
    let performed: @MainActor (DropInfo) -> Void

    package func wrap(_ content: LayoutNode) -> DropTargetNode { DropTargetNode(content) }

    package func apply(to node: DropTargetNode, in environment: EnvironmentValues) {
        node.actions = self
        node.isEnabled = environment.isEnabled
    }
}

package final class DropTargetNode: GroupingNode {
    var actions: _DropModifier?
    var isEnabled = true { didSet { if isEnabled != oldValue { markDirty() } } }

    package override func makeNode(_ id: NodeID) -> Node {
        Node(id: id, frame: treeFrame, interactions: isEnabled ? .drop : [])
    }

    package override func handle(_ event: InputEvent) {
        guard case .transfer(_, let event) = event else { return }
        graph.move(event, at: self)
    }

    fileprivate func info(_ event: TransferEvent, from node: LayoutNode, _ session: TransferSession) -> DropInfo {
        let (own, other) = (frame(in: .global), node === self ? frame(in: .global) : node.frame(in: .global))
        let place = CGPoint(x: event.x + other.minX - own.minX, y: event.y + other.minY - own.minY)
        return DropInfo(location: place, provider: session.provider)
    }
}

extension ViewGraph {
    /// Ends dragging, whether something was dropped or not.
    fileprivate func endTransfer() {
        let session = transfer
        transfer = nil
        guard let session, let target = session.target else { return }
        target.actions?.exited(DropInfo(location: .zero, provider: session.provider))
    }

    /// Tells drop destinations of a phase: of those at the node and around it the innermost one that accepts what is
    /// dragged.
    fileprivate func move(_ event: TransferEvent, at node: DropTargetNode) {
        guard let session = transfer else { return }
        let target = event.phase == .exit ? nil : target(event, at: node, session)
        if session.target !== target {
            if let old = session.target { old.actions?.exited(old.info(event, from: node, session)) }
            session.target = target
            session.isAccepted = true
            if let target { target.actions?.entered(target.info(event, from: node, session)) }
        }
        guard let target, let actions = target.actions else { return }
        let info = target.info(event, from: node, session)
        if event.phase != .drop {
            session.isAccepted = actions.updated(info).map { $0 != .forbidden && $0 != .cancel } ?? true
        } else if session.isAccepted {
            session.target = nil
            actions.performed(info)
            actions.exited(info)
        }
    }

    private func target(
        _ event: TransferEvent, at node: DropTargetNode, _ session: TransferSession
    ) -> DropTargetNode? {
        for case let target as DropTargetNode in sequence(first: node as LayoutNode, next: \.parent) {
            if !target.isEnabled { continue }
            // The one that has accepted it is not asked again.
            if target === session.target { return target }
            if target.actions?.accepts(target.info(event, from: node, session)) == true { return target }
        }
        return nil
    }
}
