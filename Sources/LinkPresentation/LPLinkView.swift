public import CoreGraphics
public import Foundation
public import UIKit

/// Card with the title and the host of an address.
///
/// Partly: pictures are shown that are given as objects.
///
/// Source: developer.apple.com/documentation/linkpresentation/lplinkview
@preconcurrency @MainActor open class LPLinkView: UIView {
    /// Margin around the words, and height of the picture, in points.
    private static let (margin, pictureHeight): (CGFloat, CGFloat) = (12, 120)

    open var metadata: LPLinkMetadata { didSet { show() } }
    private let picture = UIImageView()
    private let title = UILabel()
    private let host = UILabel()

    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        setUp()
    }

    public convenience init(url: URL) {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (url, url)
        self.init(metadata: metadata)
    }

    override public init(frame: CGRect) {
        metadata = LPLinkMetadata()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 2
        host.font = .preferredFont(forTextStyle: .caption1)
        host.textColor = .secondaryLabel
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        for part in [picture, title, host] { addSubview(part) }
        isAccessibilityElement = true
        accessibilityTraits = .link
        show()
    }

    private func show() {
        let address = metadata.url ?? metadata.originalURL
        title.text = metadata.title ?? address?.absoluteString
        host.text = address?.host
        picture.image = (metadata.imageProvider ?? metadata.iconProvider)?.item as? UIImage
        accessibilityLabel = [title.text, host.text].compactMap(\.self).joined(separator: ", ")
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var picturePart: CGFloat { picture.image == nil ? 0 : Self.pictureHeight }

    override open var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 280, height: 0)) }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : 280
        let words = CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)
        let height = title.sizeThatFits(words).height + host.sizeThatFits(words).height
        return CGSize(width: width, height: picturePart + height + 2 * Self.margin)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 2 * Self.margin
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: picturePart)
        let height = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        title.frame = CGRect(x: Self.margin, y: picturePart + Self.margin, width: width, height: height)
        host.frame = CGRect(x: Self.margin, y: title.frame.maxY, width: width, height: 16)
    }
}
