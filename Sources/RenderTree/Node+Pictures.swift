extension Node {
    /// Pictures that the node refers to.
    public var pictures: [AssetID] {
        var pictures = [style.mask].compactMap(\.self)
        if case .image(let image) = content { pictures.append(image.asset) }
        return pictures
    }
}
