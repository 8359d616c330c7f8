import InterfaceFiles

// Outlets, actions and what begins a segue.
extension InterfaceLoader {
    /// Carries out a connection.
    /// - Parameter isLast: whether an end that is missing will not come any more; the app's log then tells it.
    /// - Returns: whether it is done with.
    func connect(_ connection: InterfaceConnection, of source: AnyObject, isLast: Bool) -> Bool {
        switch connection {
        case .outlet(let property, let id), .outletCollection(let property, let id):
            guard let destination = object(id) else { return isMissing(property, isLast) }
            if case .outlet = connection {
                connectOutlet(property, of: source, to: destination)
            } else {
                connectCollection(property, of: source, with: destination)
            }
        case .action(let selector, let id, let event):
            guard let target = object(id) else { return isMissing(selector, isLast) }
            let action = InterfaceAction(Selector(selector), target is FirstResponderMark ? nil : target)
            listen(to: source, InterfaceNames.events[event ?? ""]) { action.perform(from: $0) }
        case .segue(let segue): connect(segue, of: source)
        }
        return true
    }

    private func isMissing(_ name: String, _ isLast: Bool) -> Bool {
        if isLast { InterfaceLog.write("\(name) in \(source.name) is connected to nothing that was made") }
        return isLast
    }

    private func connectOutlet(_ property: String, of source: AnyObject, to destination: AnyObject) {
        if InterfaceOutlets.set(destination, property, on: source) { return }
        do {
            try NamedMembers.set(destination, named: property, on: source)
        } catch {
            InterfaceLog.write("an outlet of \(self.source.name) is left out: \(error)")
        }
    }

    /// Adds an object to a property that is an array.
    private func connectCollection(_ property: String, of source: AnyObject, with destination: AnyObject) {
        if let view = source as? UIView, let recognizer = destination as? UIGestureRecognizer,
            property == "gestureRecognizers"
        {
            return view.addGestureRecognizer(recognizer)
        }
        do {
            let present = try NamedMembers.value(named: property, of: source) as? [AnyObject] ?? []
            try NamedMembers.set(present + [destination], named: property, on: source)
        } catch {
            InterfaceLog.write("an outlet collection of \(self.source.name) is left out: \(error)")
        }
    }

    // MARK: Events

    /// Has the handler called with the object that sends an event.
    /// - Parameter event: nil for the usual one of a control.
    private func listen(
        to source: AnyObject, _ event: UIControl.Event?, _ handler: @escaping @MainActor (AnyObject) -> Void
    ) {
        switch source {
        case let control as UIControl:
            let usual: UIControl.Event =
                control is UIButton ? .touchUpInside : control is UITextField ? .editingDidEndOnExit : .valueChanged
            control.addAction(
                UIAction { [weak control] _ in if let control { handler(control) } }, for: event ?? usual)
        case let item as UIBarButtonItem: item.addTap { handler($0) }
        case let recognizer as UIGestureRecognizer: recognizer.addHandler { handler($0) }
        default: InterfaceLog.write("\(type(of: source)) in \(self.source.name) sends no actions")
        }
    }

    private func connect(_ segue: InterfaceSegue, of source: AnyObject) {
        switch (segue.kind, source) {
        // These are carried out by the controllers.
        case ("relationship", _), (_, is UIViewController): return
        case ("embed", let container as UIView): embeds.append((segue, container))
        case (_, let cell as UITableViewCell): cell.segues.append(CellSegue(segue, self))
        case (_, let cell as UICollectionViewCell): cell.segues.append(CellSegue(segue, self))
        default:
            listen(to: source, nil) { [weak self] sender in
                // A recogniser tells every stage.
                if let recognizer = sender as? UIGestureRecognizer, recognizer.state == .changed { return }
                if let recognizer = sender as? UILongPressGestureRecognizer, recognizer.state == .ended { return }
                self?.controller?.begin(segue, sender: sender)
            }
        }
    }
}

/// A segue that begins when a cell is selected, or its accessory button is pushed.
struct CellSegue {
    let segue: InterfaceSegue
    let loader: InterfaceLoader

    init(_ segue: InterfaceSegue, _ loader: InterfaceLoader) {
        self.segue = segue
        self.loader = loader
    }
}

extension [CellSegue] {
    @MainActor func begin(isAccessory: Bool, sender: UIView) {
        for one in self where (one.segue.attributes["trigger"] == "accessoryAction") == isAccessory {
            one.loader.controller?.begin(one.segue, sender: sender)
        }
    }
}

/// Stands in a file for whichever responder takes an action.
@MainActor final class FirstResponderMark {}

/// A method by its name, and the object that has it.
@MainActor struct InterfaceAction {
    private let selector: Selector
    private weak var target: AnyObject?
    private let asksResponders: Bool

    /// - Parameter target: nil for the first responder after the sender that has the method.
    init(_ selector: Selector, _ target: AnyObject?) {
        self.selector = selector
        self.target = target
        asksResponders = target == nil
    }

    func perform(from sender: AnyObject) {
        let targets = asksResponders ? responders(after: sender) : [target].compactMap(\.self)
        let done = targets.contains { NamedMembers.perform(selector, on: $0, with: [sender, UIEvent()]) }
        if !done, !targets.isEmpty { InterfaceLog.write("nobody has the method \(selector) marked @objc or @IBAction") }
    }

    private func responders(after sender: AnyObject) -> [AnyObject] {
        let first = (sender as? UIResponder) ?? (sender as? UIGestureRecognizer)?.view
        return Array(sequence(first: first, next: { $0?.next }).compactMap { $0 })
    }
}
