extension NSCoder {
    /// Returns a point that was written for a key; zero where there is none.
    /// Source: developer.apple.com/documentation/foundation/nscoder/decodecgpoint(forkey:)
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
}
