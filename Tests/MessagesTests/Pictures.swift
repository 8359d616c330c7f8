import Foundation

enum Pictures {
    /// A PNG of 3 × 2 pixels.
    static let threeByTwo =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGMwSJgAQQxwFgBBVAbBHq+J1AAAAABJRU5ErkJggg=="
        ) ?? Data()
}
