import InterfaceFiles

// Segues as a storyboard draws them.
extension UIViewController {
    /// Begins a segue for which something was tapped, where the controller agrees.
    func begin(_ drawn: InterfaceSegue, sender: AnyObject) {
        if drawn.kind == "unwind" { return unwind(drawn, sender) }
        guard shouldPerformSegue(withIdentifier: drawn.identifier ?? "", sender: sender) else { return }
        perform(drawn, sender)
    }

    /// Performs a segue of the scene by its identifier. One that is not there is told in the app's log; Apple's framework raises an
    /// exception.
    func performDrawnSegue(_ identifier: String, _ sender: Any?) {
        loadViewIfNeeded()
        guard let drawn = interface?.scene?.segue(named: identifier) else {
            return InterfaceLog.write("\(type(of: self)) has no segue with the identifier “\(identifier)”")
        }
        if drawn.kind == "unwind" { return unwind(drawn, sender) }
        perform(drawn, sender)
    }

    private func perform(_ drawn: InterfaceSegue, _ sender: Any?) {
        guard let destination = makeDestination(of: drawn, sender) else {
            return InterfaceLog.write("the segue \(drawn.identifier ?? drawn.id) leads to nothing that could be made")
        }
        run(.made(drawn, from: self, to: destination, interface?.source), sender)
    }

    /// Makes the controller that a segue leads to: by the method marked `@IBSegueAction` that it names, else by its class.
    private func makeDestination(of drawn: InterfaceSegue, _ sender: Any?) -> UIViewController? {
        let selector = drawn.attributes["destinationCreationSelector"].map { Selector($0) }
        return interface?.storyboard?.controller(ofObject: drawn.destination) { coder in
            selector.flatMap {
                NamedMembers.controller(by: $0, of: self, coder, sender: sender, identifier: drawn.identifier)
            }
        }
    }

    private func run(_ segue: UIStoryboardSegue, _ sender: Any?) {
        segue.sender = sender as AnyObject?
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Makes the controller of a container view, and adds its view, with its size there.
    func embed(_ drawn: InterfaceSegue, in container: UIView) {
        guard shouldPerformSegue(withIdentifier: drawn.identifier ?? "", sender: container),
            let child = makeDestination(of: drawn, container)
        else { return }
        child.expectedSize = container.box.size == .zero ? nil : container.box.size
        prepare(for: .made(drawn, from: self, to: child, interface?.source), sender: container)
        addChild(child)
        guard let view = child.view else { return }
        view.frame = CGRect(origin: .zero, size: container.box.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: self)
    }

    // MARK: Unwinding

    private func unwind(_ drawn: InterfaceSegue, _ sender: Any?) {
        guard let name = drawn.attributes["unwindAction"] else { return }
        let action = Selector(name)
        let target = candidates.first {
            $0 !== self && $0.canPerformUnwindSegueAction(action, from: self, sender: sender)
        }
        guard let target else {
            return InterfaceLog.write("no controller takes the unwind segue with the action \(name)")
        }
        guard shouldPerformSegue(withIdentifier: drawn.identifier ?? "", sender: sender) else { return }
        let segue = UIStoryboardSegue.made(drawn, from: self, to: target, interface?.source)
        prepare(for: segue, sender: sender)
        NamedMembers.perform(action, on: target, with: [segue])
        segue.perform()
    }

    /// Controllers that an unwind segue may lead to, the nearest first: those around this one with their other children, and then the
    /// one that has presented them.
    private var candidates: [UIViewController] {
        let outer = sequence(first: self as UIViewController, next: { $0.parent ?? $0.presentation.presenting })
        return outer.flatMap { [$0] + $0.children.reversed().flatMap(\.withChildren) }
    }

    private var withChildren: [UIViewController] { [self] + children.reversed().flatMap(\.withChildren) }

    /// Removes what is in front of this controller: those presented from it or around it, and those above it on a stack.
    func bringToFront() {
        for outer in sequence(first: self as UIViewController, next: \.parent) where outer.presentation.presented != nil
        {
            outer.dismiss(animated: true)
        }
        for outer in sequence(first: self as UIViewController, next: \.parent) {
            outer.navigationController?.popToViewController(outer, animated: true)
        }
    }
}

extension InterfaceScene {
    /// Returns a segue of anything in the scene by its identifier.
    func segue(named identifier: String) -> InterfaceSegue? {
        ([controller].compactMap(\.self) + objects).lazy.compactMap { $0.segue(named: identifier) }.first
    }
}

extension InterfaceObject {
    fileprivate func segue(named identifier: String) -> InterfaceSegue? {
        for case .segue(let segue) in connections where segue.identifier == identifier { return segue }
        return children.values.joined().lazy.compactMap { $0.segue(named: identifier) }.first
    }
}
