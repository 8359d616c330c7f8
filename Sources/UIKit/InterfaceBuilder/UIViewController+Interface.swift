import InterfaceFiles

// Values of controllers in a storyboard or nib.
extension UIViewController {
    /// Takes the values that every controller has. Its view is made when it is first asked for.
    func decodeControllerValues(from coder: InterfaceCoder) {
        let (object, loader) = (coder.object, coder.loader)
        interface = loader
        loader.owner = self
        loader.register(self, for: object)
        if let title = coder.text("title") { self.title = title }
        if let style = coder.name("modalPresentationStyle", of: UIModalPresentationStyle.self) {
            modalPresentationStyle = style
        }
        if let transition = coder.name("modalTransitionStyle", of: UIModalTransitionStyle.self) {
            modalTransitionStyle = transition
        }
        isModalInPresentation = coder.flag("modalInPresentation") ?? false
        hidesBottomBarWhenPushed = coder.flag("hidesBottomBarWhenPushed") ?? false
        definesPresentationContext = coder.flag("definesPresentationContext") ?? false
        if let size = coder.size("contentSizeForViewInPopover") ?? coder.size("preferredContentSize") {
            preferredContentSize = size
        }
        if let item = object.child("navigationItem") { navigationItem.decode(item, loader) }
        if let item = object.child("tabBarItem") { tabBarItem = .made(item, loader) }
        if let items = object.children["toolbarItems"] { toolbarItems = items.map { .made($0, loader) } }
    }

    /// Makes the view that a storyboard or nib has for the controller; nil where there is none.
    func makeViewOfInterface() -> UIView? {
        if let interface { return interface.makeView(of: self) }
        guard let source = nibSource else { return nil }
        _ = UINib.load(source, self)
        return loadedView
    }

    /// The nib that was named, or the one that is called as the class is, with or without `Controller` at the end.
    private var nibSource: InterfaceSource? {
        if let nibName {
            if let source = InterfaceSource.find(nibName, .nib, in: nibBundle) { return source }
            InterfaceLog.write("there is no nib \(nibName) for \(type(of: self))")
            return nil
        }
        // Controllers of the system are asked no further.
        guard NibNames.areAny else { return nil }
        let name = String(describing: type(of: self))
        let names = name.hasSuffix("Controller") ? [String(name.dropLast(10)), name] : [name]
        return names.lazy.compactMap { InterfaceSource.find($0, .nib, in: nil) }.first
    }

    /// Controllers of a relationship that the file draws, such as `rootViewController`, in the file's order.
    func related(by relationship: String, _ coder: NSCoder) -> [UIViewController] {
        guard let coder = coder as? InterfaceCoder else { return [] }
        return coder.object.connections.compactMap { connection in
            guard case .segue(let segue) = connection, segue.attributes["relationship"] == relationship else {
                return nil
            }
            return coder.loader.storyboard?.controller(ofObject: segue.destination)
        }
    }
}

/// Whether the app has nibs at all.
@MainActor private enum NibNames {
    private static var known: [String: Bool] = [:]

    static var areAny: Bool {
        let folder = UIImage.folder(of: nil)
        if let known = known[folder] { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let inside = names.filter { $0.hasSuffix(".lproj") }.flatMap {
            (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + $0)) ?? []
        }
        let areAny = (names + inside).contains { $0.hasSuffix(".nib.json") }
        known[folder] = areAny
        return areAny
    }
}

extension InterfaceLoader {
    /// Makes the view of a scene's controller, with the objects of its dock, and connects all that waited for them.
    fileprivate func makeView(of controller: UIViewController) -> UIView? {
        guard let object = scene?.controller?.child("view") else { return nil }
        for object in scene?.objects ?? [] {
            if object.attributes["placeholderIdentifier"] == "IBFirstResponder" { enterFirstResponder(object) }
        }
        let view = makeView(object)
        if let view { nameBars(of: view) }
        _ = makeTopLevel(scene?.objects ?? [])
        // Outlets of the controller are asked for its view while it is being made.
        if let view { controller.loadedView = view }
        if let refresh = scene?.controller?.child("refreshControl").flatMap({ makeView($0) }) as? UIRefreshControl {
            (view as? UIScrollView)?.refreshControl = refresh
        }
        finish()
        return view
    }

    /// Gives the edges of the bars the identifiers that files before iOS 11 have for them.
    private func nameBars(of view: UIView) {
        for guide in scene?.controller?.children["layoutGuides"] ?? [] {
            let bar = BarGuide(of: view, isTop: guide.attributes["type"] == "top")
            topLevel.append(bar)
            name(bar, guide.id)
        }
    }

    func enterFirstResponder(_ object: InterfaceObject) {
        let mark = FirstResponderMark()
        topLevel.append(mark)
        name(mark, object.id)
    }

    /// Places the views by their constraints, without any call of the app, and fills the container views. To be called when the
    /// view has its size.
    func viewIsSized(_ view: UIView) {
        place(view)
        let waiting = embeds
        embeds = []
        for (segue, container) in waiting { controller?.embed(segue, in: container) }
    }

    private func place(_ view: UIView) {
        LayoutPass.placeSubviews(of: view)
        // Lists ask the app for their cells.
        for subview in view.subviews where !(subview is UITableView) && !(subview is UICollectionView) {
            place(subview)
        }
    }
}
