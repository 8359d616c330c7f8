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
