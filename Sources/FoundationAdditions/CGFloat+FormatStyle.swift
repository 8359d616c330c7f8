public import Foundation

extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
    /// Formats lengths, which convert to `Double` by themselves on Apple's systems.
    ///
    /// Source: developer.apple.com/documentation/foundation/formatstyle/number
    public static var number: Self { Self() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat>.Percent {
    public static var percent: Self { Self() }
}
