package import RenderTree

// Pictures that nodes refer to, which the painter gets once and forgets when no node shows them any more.
extension SceneRenderer {
    /// Returns pictures that no node has referred to for a while, and forgets them. One that is shown again is among the new
    /// ones again.
    package func takeUnneededAssets() -> [AssetID] { pictures.takeUnneeded() }

    /// Returns all pictures that no node refers to now, however few, and forgets them; so do the hosted graphs. For a process
    /// that has many.
    package func takeIdleAssets() -> [AssetID] {
        for graph in shownGraphs.values { graph.dropUnusedPictures() }
        return pictures.takeIdle()
    }

    /// Notes that the painter has not got a picture, so that it is among the new ones again when a node that shows it changes.
    package func didNotSend(_ asset: AssetID) { pictures.didNotSend(asset) }

    /// Finds the pictures that the painter has not, of the nodes that it is about to get, and those that it needs no more.
    func takePictures(of operations: [PatchOperation], _ motions: [Motion]) {
        let graphs = shownGraphs.values
        let lost = pictures.note(operations, motions) { asset in
            graphs.lazy.compactMap { $0.pictures[asset] }.first
        }
        if lost.isEmpty { return }
        onDiagnostic?("picture_lost", "A picture is shown that is not there any more.", nil)
    }
}
