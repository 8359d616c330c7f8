import RenderTree
import TreePainter

/// A key command with the view or controller that lists it: a node without a size, which the page clicks for its keys.
@MainActor final class KeyCommandPart: PartResponder {
    private let command: UIKeyCommand
    private weak let responder: UIResponder?

    init(_ command: UIKeyCommand, of responder: UIResponder) {
        (self.command, self.responder) = (command, responder)
    }

    func receive(_ event: InputEvent) {
        if case .tap = event, let responder { command.perform(from: responder) }
    }
}

extension UIView {
    /// Greatest number of key commands of a view and its controller; later ones are not heard.
    private static let keyCommandCountMax = 64

    /// Nodes of the key commands of the view, and of the controller whose view it is.
    var keyCommandNodes: [NodeDraft] {
        let listers: [UIResponder] = [self] + [owner].compactMap(\.self)
        let commands = listers.flatMap { lister in (lister.keyCommands ?? []).map { ($0, lister) } }
        return commands.prefix(Self.keyCommandCountMax).compactMap { command, lister in
            guard let combination = command.combination else { return nil }
            var node = NodeDraft(frame: TreeRect(CGRect.zero))
            node.node.keys = NodeKeys(shortcuts: [combination])
            node.node.interactions = .tap
            node.responder = KeyCommandPart(command, of: lister)
            return node
        }
    }
}
