// Draws what a browser was sent, for tests that compare the two painters: JSON on standard input, PNG on standard output.

import CoreGraphics
import Foundation
import RenderTree
import TreePainter

private struct Job: Decodable {
    /// All of a scene's tree.
    var patch: Patch
    /// Pixels a point.
    var scale: Double
    /// The pictures that the tree names.
    var assets: [String: Data]
}

do {
    let job = try JSONDecoder().decode(Job.self, from: FileHandle.standardInput.readDataToEndOfFile())
    var tree = NodeTree()
    try tree.apply(job.patch)
    guard let picture = CairoPainter.image(of: tree, scale: job.scale, asset: { job.assets[$0.rawValue] })?.pngData
    else {
        throw NodeTreeError(.badNumber, "the tree is empty or too large for a picture")
    }
    FileHandle.standardOutput.write(picture)
} catch {
    FileHandle.standardError.write(Data("tree-picture: \(error)\n".utf8))
    exit(1)
}
