extension ProjectionTransform {
    /// Creates the transform of points of a plane by a transform in space.
    ///
    /// Source: developer.apple.com/documentation/swiftui/projectiontransform/init(_:)-1nk6l
    public init(_ m: CATransform3D) {
        self.init()
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
}
