import InterfaceFiles

// Values that views take from a storyboard or nib; each class of UIKit calls its own method here from `init?(coder:)`.
extension UIView {
    /// Takes the values that every view has, the subviews, guides and constraints.
    func decodeViewValues(from coder: InterfaceCoder) {
        coder.loader.register(self, for: coder.object)
        if let frame = coder.rectangle("frame") { self.frame = frame }
        decodeLooks(from: coder)
        decodeLayout(from: coder)
        decodeAccessibility(from: coder)
        for child in coder.object.children["subviews"] ?? [] where !coder.loader.isExcluded(child.id) {
            if let view = coder.loader.makeView(child) { addSubview(view) }
        }
        decodeGuides(from: coder)
        coder.loader.add(coder.object.constraints, of: self)
    }

    private func decodeLooks(from coder: InterfaceCoder) {
        if let alpha = coder.number("alpha") { self.alpha = alpha }
        if let isHidden = coder.flag("hidden") { self.isHidden = isHidden }
        if let tag = coder.integer("tag") { self.tag = tag }
        if let color = coder.color("backgroundColor") { backgroundColor = color }
        if let color = coder.color("tintColor") { tintColor = color }
        if let mode = coder.name("contentMode", of: ContentMode.self) { contentMode = mode }
        // Absent, these have the value that is usual in Interface Builder, and not that of the class.
        clipsToBounds = coder.flag("clipsSubviews") ?? false
        isUserInteractionEnabled = coder.flag("userInteractionEnabled") ?? true
        isMultipleTouchEnabled = coder.flag("multipleTouchEnabled") ?? false
        if let isOpaque = coder.flag("opaque") { self.isOpaque = isOpaque }
        if let content = coder.name("semanticContentAttribute", of: UISemanticContentAttribute.self) {
            semanticContentAttribute = content
        }
    }

    private func decodeLayout(from coder: InterfaceCoder) {
        if let names = coder.names("autoresizingMask") {
            autoresizingMask = AutoresizingMask(names.compactMap { InterfaceNames.autoresizing[$0] })
        }
        if let resizes = coder.flag("autoresizesSubviews") { autoresizesSubviews = resizes }
        if coder.flag("translatesAutoresizingMaskIntoConstraints") == false {
            translatesAutoresizingMaskIntoConstraints = false
        }
        if let preserves = coder.flag("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = preserves }
        if let insets = coder.flag("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = insets }
        if let margins = coder.insets("layoutMargins") ?? coder.insets("directionalLayoutMargins") {
            layoutMargins = margins
        }
        for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            if let hugging = coder.number(name + "HuggingPriority") {
                setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: axis)
            }
            if let resistance = coder.number(name + "CompressionResistancePriority") {
                setContentCompressionResistancePriority(UILayoutPriority(Float(resistance)), for: axis)
            }
        }
    }

    private func decodeAccessibility(from coder: InterfaceCoder) {
        if let label = coder.text("accessibilityLabel") { accessibilityLabel = label }
        if let hint = coder.text("accessibilityHint") { accessibilityHint = hint }
        if let identifier = coder.attribute("accessibilityIdentifier") { accessibilityIdentifier = identifier }
        if let names = coder.names("accessibilityTraits") {
            accessibilityTraits = UIAccessibilityTraits(names.compactMap { InterfaceNames.traits[$0] })
        }
        if case .flag(let isElement) = coder.value("isAccessibilityElement") { isAccessibilityElement = isElement }
    }

    /// Gives the guides that every view has their identifiers in the file.
    private func decodeGuides(from coder: InterfaceCoder) {
        let object = coder.object
        if let id = object.child("safeArea")?.id { coder.loader.name(safeAreaLayoutGuide, id) }
        guard let scroll = self as? UIScrollView else { return }
        if let id = object.child("contentLayoutGuide")?.id { coder.loader.name(scroll.contentLayoutGuide, id) }
        if let id = object.child("frameLayoutGuide")?.id { coder.loader.name(scroll.frameLayoutGuide, id) }
    }
}

extension UIControl {
    func decodeControlValues(from coder: InterfaceCoder) {
        if let isEnabled = coder.flag("enabled") { self.isEnabled = isEnabled }
        if let isSelected = coder.flag("selected") { self.isSelected = isSelected }
        if let alignment = coder.name("contentHorizontalAlignment", of: ContentHorizontalAlignment.self) {
            contentHorizontalAlignment = alignment
        }
        if let alignment = coder.name("contentVerticalAlignment", of: ContentVerticalAlignment.self) {
            contentVerticalAlignment = alignment
        }
    }
}

extension UIScrollView {
    func decodeScrollValues(from coder: InterfaceCoder) {
        if let shows = coder.flag("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = shows }
        if let shows = coder.flag("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = shows }
        if let isEnabled = coder.flag("scrollEnabled") { isScrollEnabled = isEnabled }
        if let isPaged = coder.flag("pagingEnabled") { isPagingEnabled = isPaged }
        if let bounces = coder.flag("bounces") { self.bounces = bounces }
        if let bounces = coder.flag("alwaysBounceVertical") { alwaysBounceVertical = bounces }
        if let bounces = coder.flag("alwaysBounceHorizontal") { alwaysBounceHorizontal = bounces }
        if let mode = coder.name("keyboardDismissMode", of: KeyboardDismissMode.self) { keyboardDismissMode = mode }
        if let inset = coder.insets("contentInset") { contentInset = inset }
        if let size = coder.size("contentSize") { contentSize = size }
        if let scale = coder.number("minimumZoomScale") { minimumZoomScale = scale }
        if let scale = coder.number("maximumZoomScale") { maximumZoomScale = scale }
    }
}

extension UIStackView {
    func decodeStackValues(from coder: InterfaceCoder) {
        if coder.attribute("axis") == "vertical" { axis = .vertical }
        if let distribution = coder.name("distribution", of: Distribution.self) { self.distribution = distribution }
        let edges: [String: Alignment] = ["top": .top, "bottom": .bottom]
        if let alignment = coder.attribute("alignment").flatMap({ edges[$0] })
            ?? coder.name("alignment", of: Alignment.self)
        {
            self.alignment = alignment
        }
        spacing = coder.attribute("spacingType") == "standard" ? Self.spacingUseSystem : coder.number("spacing") ?? 0
        isBaselineRelativeArrangement = coder.flag("baselineRelativeArrangement") ?? false
        isLayoutMarginsRelativeArrangement = coder.flag("layoutMarginsRelativeArrangement") ?? false
        for view in subviews { addArrangedSubview(view) }
    }
}
