extension UIImage {
    /// Greatest number of pictures that are looked for by a name.
    private static let namedFrameCountMax = 1024

    /// Returns an image that an image view shows as a sequence of pictures; nil for none.
    /// - Parameter duration: seconds in which all are shown; 0 is a thirtieth of a second each.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiimage/animatedimage(with:duration:)
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first?.with { details in
            details.frames = images
            details.frameDuration = duration > 0 && duration.isFinite ? duration : TimeInterval(images.count) / 30
        }
    }

    /// Loads the pictures `name0`, `name1` and so on, up to the first that is missing; the first may be `name1`.
    /// Source: developer.apple.com/documentation/uikit/uiimage/animatedimagenamed(_:duration:)
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images = UIImage(named: "\(name)0").map { [$0] } ?? []
        for number in 1...namedFrameCountMax {
            guard let image = UIImage(named: "\(name)\(number)") else { break }
            images.append(image)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// Creates a symbol. The variable value is ignored: symbols are drawn as a whole.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil)
    {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Returns the image with a mark that an image view mirrors it where the layout is from right to left.
    /// Source: developer.apple.com/documentation/uikit/uiimage/imageflippedforrighttoleftlayoutdirection()
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.isFlippedForRightToLeft = true } }
    public var flipsForRightToLeftLayoutDirection: Bool { details.isFlippedForRightToLeft }
    /// The configuration of a symbol; nil for any other image.
    public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

    // Images of the system. Source: developer.apple.com/documentation/uikit/uiimage
    public class var add: UIImage { system("plus.circle") }
    public class var remove: UIImage { system("minus.circle") }
    public class var actions: UIImage { system("square.and.arrow.up") }
    public class var checkmark: UIImage { system("checkmark") }
    public class var strokedCheckmark: UIImage { system("checkmark.circle") }

    private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

extension UIImage.SymbolConfiguration {
    /// Says nothing.
    public class var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(weight: .regular) }
    /// Ignored: symbols have the tint colour.
    public class func preferringMulticolor() -> Self { unsafeDowncast(unspecified, to: Self.self) }
    public class func preferringMonochrome() -> Self { unsafeDowncast(unspecified, to: Self.self) }

    /// Returns the configuration itself: a text style is kept as the size that it had.
    public func configurationWithoutTextStyle() -> Self { self }
    /// Returns one that says nothing.
    public func configurationWithoutPointSizeAndWeight() -> Self { unsafeDowncast(Self.unspecified, to: Self.self) }
}

extension UIColor {
    /// Creates the mean colour of an image.
    ///
    /// Partly: an image is not repeated.
    ///
    /// Source: developer.apple.com/documentation/uikit/uicolor/init(patternimage:)
    public convenience init(patternImage image: UIImage) {
        let drawn = image.uprightImage?.redrawn(width: 1, height: 1) { context in
            guard let whole = image.uprightImage else { return }
            context.drawUpright(whole, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let pixel = drawn?.pixel(x: 0, y: 0) ?? (0, 0, 0, 0)
        self.init(
            red: CGFloat(pixel.red) / 255, green: CGFloat(pixel.green) / 255, blue: CGFloat(pixel.blue) / 255,
            alpha: CGFloat(pixel.alpha) / 255)
    }
}
