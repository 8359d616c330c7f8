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
}
