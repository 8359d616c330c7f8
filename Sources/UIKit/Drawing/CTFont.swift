// Core Text's fonts are those of UIKit here, as the two can be cast to each other on Apple's systems.

/// Source: developer.apple.com/documentation/coretext/ctfont
public typealias CTFont = UIFont

/// Returns the font of a name, as `UIFont(name:size:)` has it; the system's for a name that no font has.
/// - Parameters:
///   - size: in points; 0 is 12.
///   - matrix: is ignored: letters are drawn without a transform of their own.
///
/// Source: developer.apple.com/documentation/coretext/ctfontcreatewithname(_:_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    let points = size > 0 ? size : 12
    return UIFont(name: name, size: points) ?? .systemFont(ofSize: points)
}
