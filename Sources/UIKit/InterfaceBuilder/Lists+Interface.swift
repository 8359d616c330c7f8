import InterfaceFiles

/// Makes cells or other views of a list: of a prototype in a storyboard, or of a nib.
@MainActor struct ViewTemplate {
    private let object: InterfaceObject?
    private let loader: InterfaceLoader?
    private let nib: UINib?

    /// Creates a template of a prototype.
    /// - Parameter loader: that of the list, for what the views in a cell are connected to outside of it.
    init(_ object: InterfaceObject, _ loader: InterfaceLoader) {
        (self.object, self.loader, nib) = (object, loader, nil)
    }

    /// Creates a template of a nib's first view.
    init(_ nib: UINib) { (object, loader, self.nib) = (nil, nil, nib) }

    /// Returns a new view, connected and awake; nil for a nib without a view of this class.
    func make<View: UIView>(_ kind: View.Type) -> View? {
        if let nib { return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first }
        guard let object, let loader else { return nil }
        let own = InterfaceLoader(loader.source, outer: loader)
        let view = own.makeView(object) as? View
        own.finish()
        return view
    }
}

extension UITableView {
    static func style(from coder: NSCoder) -> Style {
        (coder as? InterfaceCoder)?.name("style", of: Style.self) ?? .plain
    }

    func decodeTableValues(from coder: InterfaceCoder) {
        rowHeight = height("rowHeight", coder)
        estimatedRowHeight = height("estimatedRowHeight", coder)
        // Ignores the heights that Xcode writes for every table: a section without a title has no header on Apple's systems either.
        let usual: [CGFloat] = [28, 18]
        let (header, footer) = (height("sectionHeaderHeight", coder), height("sectionFooterHeight", coder))
        if !usual.contains(header) { sectionHeaderHeight = header }
        if !usual.contains(footer) { sectionFooterHeight = footer }
        let lines: [String: UITableViewCell.SeparatorStyle] = ["none": .none]
        separatorStyle = coder.attribute("separatorStyle").flatMap { lines[$0] } ?? .singleLine
        separatorColor = coder.color("separatorColor")
        if let inset = coder.insets("separatorInset") { separatorInset = inset }
        allowsSelection = coder.flag("allowsSelection") ?? true
        allowsMultipleSelection = coder.flag("allowsMultipleSelection") ?? false
        allowsSelectionDuringEditing = coder.flag("allowsSelectionDuringEditing") ?? false
        allowsMultipleSelectionDuringEditing = coder.flag("allowsMultipleSelectionDuringEditing") ?? false
        decodeParts(of: coder.object, coder.loader)
    }

    /// Returns a height in points; `automaticDimension` where it is absent or not positive.
    private func height(_ name: String, _ coder: InterfaceCoder) -> CGFloat {
        coder.number(name).flatMap { $0 > 0 ? $0 : nil } ?? Self.automaticDimension
    }

    private func decodeParts(of object: InterfaceObject, _ loader: InterfaceLoader) {
        tableHeaderView = object.child("tableHeaderView").flatMap { loader.makeView($0) }
        tableFooterView = object.child("tableFooterView").flatMap { loader.makeView($0) }
        backgroundView = object.child("backgroundView").flatMap { loader.makeView($0) }
        for prototype in object.children["prototypes"] ?? [] {
            guard let identifier = prototype.attributes["reuseIdentifier"] else { continue }
            templates[identifier] = ViewTemplate(prototype, loader)
        }
        if let sections = object.children["sections"] { staticSections = sections.map { StaticSection($0, loader) } }
    }
}

/// A section of a static table, with its cells.
@MainActor struct StaticSection {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    /// Heights of the cells in points; nil for the table's.
    let heights: [CGFloat?]

    init(_ object: InterfaceObject, _ loader: InterfaceLoader) {
        let coder = InterfaceCoder(object, loader)
        (header, footer) = (coder.text("headerTitle"), coder.text("footerTitle"))
        let made = (object.children["cells"] ?? []).compactMap { cell -> (UITableViewCell, CGFloat?)? in
            let height = cell.attributes["rowHeight"].flatMap { Double($0) }.map { CGFloat($0) }
            return (loader.makeView(cell) as? UITableViewCell).map { ($0, height) }
        }
        (cells, heights) = (made.map(\.0), made.map(\.1))
    }
}

extension UITableViewCell {
    static func style(from coder: NSCoder) -> CellStyle {
        let name = (coder as? InterfaceCoder)?.attribute("style")?.replacing("IBUITableViewCellStyle", with: "")
        return name.flatMap { InterfaceNames.find($0, CellStyle.self) } ?? .default
    }

    func decodeCellValues(from coder: InterfaceCoder) {
        accessoryType = coder.name("accessoryType", of: AccessoryType.self) ?? .none
        selectionStyle = coder.name("selectionStyle", of: SelectionStyle.self) ?? .default
        if let width = coder.number("indentationWidth") { indentationWidth = width }
        if let level = coder.integer("indentationLevel") { indentationLevel = level }
        showsReorderControl = coder.flag("showsReorderControl") ?? false
        shouldIndentWhileEditing = coder.flag("shouldIndentWhileEditing") ?? true
        if let inset = coder.insets("separatorInset") { separatorInset = inset }
        accessoryView = coder.object.child("accessoryView").flatMap { coder.loader.makeView($0) }
        decodeContent(of: coder.object, coder.loader)
        backgroundView = coder.object.child("backgroundView").flatMap { coder.loader.makeView($0) }
        selectedBackgroundView = coder.object.child("selectedBackgroundView").flatMap { coder.loader.makeView($0) }
    }

    /// Fills the content view. Labels and the picture of the cell's style exist already, and take over the file's values.
    private func decodeContent(of object: InterfaceObject, _ loader: InterfaceLoader) {
        guard var content = object.child("contentView") else { return }
        var styled: [InterfaceObject] = []
        let ids = ["textLabel", "detailTextLabel", "imageView"].compactMap { object.attributes[$0] }
        content.children["subviews"]?.removeAll { child in
            if ids.contains(child.id) { styled.append(child) }
            return ids.contains(child.id)
        }
        loader.adopt(contentView, content)
        for child in styled {
            let coder = InterfaceCoder(child, loader)
            if child.id == object.attributes["imageView"], let imageView {
                imageView.decodeViewValues(from: coder)
                imageView.decodeImageValues(from: coder)
            } else if let label = child.id == object.attributes["textLabel"] ? textLabel : detailTextLabel {
                label.decodeViewValues(from: coder)
                label.decodeLabelValues(from: coder)
            }
        }
    }
}

extension UICollectionView {
    /// Returns the layout of a file; a flow layout where it has none.
    static func layout(from coder: NSCoder) -> UICollectionViewLayout {
        guard let coder = coder as? InterfaceCoder, let object = coder.object.child("collectionViewLayout") else {
            return UICollectionViewFlowLayout()
        }
        let part = InterfaceCoder(object, coder.loader)
        let kind = coder.loader.customClass(of: object, as: UICollectionViewLayout.self)
        let usual: UICollectionViewLayout.Type =
            object.element == "collectionViewFlowLayout" ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        return (kind ?? usual).init(coder: part) ?? UICollectionViewFlowLayout()
    }

    func decodeCollectionValues(from coder: InterfaceCoder) {
        if coder.value("backgroundColor") == nil { backgroundColor = .systemBackground }
        allowsSelection = coder.flag("allowsSelection") ?? true
        allowsMultipleSelection = coder.flag("allowsMultipleSelection") ?? false
        backgroundView = coder.object.child("backgroundView").flatMap { coder.loader.makeView($0) }
        for cell in coder.object.children["cells"] ?? [] {
            if let name = cell.attributes["reuseIdentifier"] { templates[name] = ViewTemplate(cell, coder.loader) }
        }
        for (role, kind) in [
            ("sectionHeaderView", Self.elementKindSectionHeader), ("sectionFooterView", Self.elementKindSectionFooter),
        ] {
            guard let view = coder.object.child(role), let name = view.attributes["reuseIdentifier"] else { continue }
            viewTemplates[kind + name] = ViewTemplate(view, coder.loader)
        }
    }
}

extension UICollectionViewFlowLayout {
    func decodeFlowValues(from coder: InterfaceCoder) {
        coder.loader.register(self, for: coder.object)
        if coder.attribute("scrollDirection") == "horizontal" { scrollDirection = .horizontal }
        if let size = coder.size("itemSize") { itemSize = size }
        if let size = coder.size("estimatedItemSize") { estimatedItemSize = size }
        if let size = coder.size("headerReferenceSize") { headerReferenceSize = size }
        if let size = coder.size("footerReferenceSize") { footerReferenceSize = size }
        if let space = coder.number("minimumLineSpacing") { minimumLineSpacing = space }
        if let space = coder.number("minimumInteritemSpacing") { minimumInteritemSpacing = space }
        if let inset = coder.insets("sectionInset") { sectionInset = inset }
        sectionHeadersPinToVisibleBounds = coder.flag("sectionHeadersPinToVisibleBounds") ?? false
        sectionFootersPinToVisibleBounds = coder.flag("sectionFootersPinToVisibleBounds") ?? false
    }
}
