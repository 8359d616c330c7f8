/// Magnifying glass before the text of a search field, or the picture that the app has in its place. It is an image view, as on
/// Apple's systems, where apps look for one to tint it.
@MainActor final class SearchGlass: UIImageView {
    private static let size = CGSize(width: 32, height: 20)
    /// Distance of the text from the field's edge beside an empty picture, with which apps take the glass away.
    private static let emptyWidth: CGFloat = 10

    init() {
        super.init(frame: .zero)
        contentMode = .center
        tintColor = .secondaryLabel
        accessibilityElementsHidden = true
        show(nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a picture; nil is the glass.
    func show(_ own: UIImage?) {
        let glass = UIImage.SymbolConfiguration(pointSize: 15)
        image = own ?? UIImage(systemName: "magnifyingglass", withConfiguration: glass)
        let size = image?.size ?? .zero
        let width = size.width > 0 ? max(Self.size.width, size.width + 12) : Self.emptyWidth
        frame.size = CGSize(width: width, height: max(Self.size.height, size.height))
        superview?.setNeedsLayout()
    }
}
