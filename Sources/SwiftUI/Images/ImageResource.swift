/// Names a picture of the app's asset catalogue or bundle.
///
/// Source: developer.apple.com/documentation/developertoolssupport/imageresource
public struct ImageResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    public init(_ resource: ImageResource) { self.init(resource.name) }
}
