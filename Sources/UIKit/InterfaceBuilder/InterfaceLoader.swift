import InterfaceFiles

/// Makes the objects of one scene, nib or cell, and connects them. It lives as long as what it has made: a controller's views are made
/// when they are first asked for, and the cells of a table when it needs them.
@MainActor final class InterfaceLoader {
    let source: InterfaceSource
    let storyboard: UIStoryboard?
    let scene: InterfaceScene?
    /// Loader of the objects around: for a cell that of its table.
    let outer: InterfaceLoader?
    /// The controller of a scene, or the object that a nib is loaded for.
    weak var owner: AnyObject?
    /// Top-level objects that nothing else keeps, such as recognisers and an author's own.
    var topLevel: [AnyObject] = []
    private var objects: [String: WeakObject] = [:]
    /// Objects made since the last `finish()`, in order: kept until everything is connected.
    private var made: [(object: AnyObject, description: InterfaceObject)] = []
    private var constraints: [(constraint: InterfaceConstraint, view: UIView)] = []
    /// Objects with connections whose other end is not there yet.
    private var open: [(object: WeakObject, connection: InterfaceConnection)] = []
    /// Container views, with the segues that fill them.
    var embeds: [(segue: InterfaceSegue, container: UIView)] = []
    /// Identifiers of views and constraints that variations leave out.
    private var excluded: Set<String> = []

    init(
        _ source: InterfaceSource, storyboard: UIStoryboard? = nil, scene: InterfaceScene? = nil,
        outer: InterfaceLoader? = nil
    ) {
        (self.source, self.storyboard, self.scene, self.outer) = (source, storyboard, scene, outer)
    }

    /// Controller from which segues of these objects begin.
    var controller: UIViewController? { (owner as? UIViewController) ?? outer?.controller }

    // MARK: Objects

    /// Enters an object under its identifier; called by its initialiser.
    func register(_ object: AnyObject, for description: InterfaceObject) {
        made.append((object, description))
        if !description.id.isEmpty { objects[description.id] = WeakObject(object) }
        note(description.variations)
    }

    /// Enters the object that a nib is loaded for. It is not made here, so that its `awakeFromNib` is not called.
    func enterOwner(_ owner: AnyObject, _ description: InterfaceObject) {
        name(owner, description.id)
        open += description.connections.map { (WeakObject(owner), $0) }
    }

    func name(_ object: AnyObject, _ id: String) { objects[id] = WeakObject(object) }

    func object(_ id: String) -> AnyObject? { objects[id]?.object ?? outer?.object(id) }

    func isExcluded(_ id: String) -> Bool { excluded.contains(id) }

    private func note(_ variations: [InterfaceVariation]) {
        // The default comes last in the order, and what holds for a size class goes over it.
        for variation in variations.holding.reversed() {
            excluded.formUnion(variation.excluded)
            excluded.subtract(variation.included)
        }
    }

    func add(_ constraints: [InterfaceConstraint], of view: UIView) {
        self.constraints += constraints.map { ($0, view) }
    }

    // MARK: Connecting

    /// Activates the constraints, sets runtime attributes, outlets and actions, and then calls `awakeFromNib` of what was made.
    /// - Parameter isPartial: whether more objects follow, so that connections without their other end wait for it.
    func finish(isPartial: Bool = false) {
        for (constraint, view) in constraints { activate(constraint, in: view) }
        constraints = []
        let new = made
        made = []
        for (object, description) in new {
            for attribute in description.runtimeAttributes { set(attribute, on: object) }
        }
        open += new.flatMap { object, description in
            description.connections.map { (WeakObject(object), $0) }
        }
        open = open.filter { end, connection in
            guard let object = end.object else { return false }
            return !connect(connection, of: object, isLast: !isPartial)
        }
        for (object, _) in new { (object as? UIResponder)?.awakeFromNib() }
    }

    private func activate(_ description: InterfaceConstraint, in view: UIView) {
        guard !isExcluded(description.id), let constraint = InterfaceConstraints.make(description, in: view, self)
        else {
            return
        }
        constraint.isActive = true
        if !description.id.isEmpty { name(constraint, description.id) }
    }

    private func set(_ attribute: InterfaceRuntimeAttribute, on object: AnyObject) {
        let value = source.object(attribute.value)
        if InterfaceOutlets.set(value, attribute.keyPath, on: object) { return }
        do {
            try NamedMembers.set(value, named: attribute.keyPath, on: object)
        } catch {
            InterfaceLog.write("a runtime attribute of \(source.name) is left out: \(error)")
        }
    }
}

struct WeakObject {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}
