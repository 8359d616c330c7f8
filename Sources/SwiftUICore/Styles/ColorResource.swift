public import Foundation

/// Name of a colour of an asset catalogue, as Xcode makes one for each.
///
/// Source: developer.apple.com/documentation/developertoolssupport/colorresource
public struct ColorResource: Hashable, Sendable {
    let name: String

    /// Creates a name. `bundle` is ignored: the colour is looked for in the app's own.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
    public init(_ resource: ColorResource) { self.init(resource.name) }
    /// Creates the colour of a name.
    public init(resource: ColorResource) { self.init(resource.name) }
}
