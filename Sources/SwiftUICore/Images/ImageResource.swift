/// Name of a picture in the app's asset catalogue or bundle.
///
/// Source: developer.apple.com/documentation/developertoolssupport/imageresource
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// Creates a name. `bundle` is ignored: the picture is looked for in the app's own.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    public init(_ resource: ImageResource) { self.init(resource.name) }
}
