// Measures posts into the store, without HTTP and feeds: `swift run -c release PostsBenchmark [posts a client] [rounds]`,
// or `make benchmark`. Every post is acknowledged after it is on disk (`synchronous=FULL`). The baselines write the same rows
// in the same rounds: compare only figures of one run.

import ChatStore
import Foundation

let postCount = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 200
let roundCount = CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 5

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("posts-\(UUID())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let layouts = [
    Layout(clientCount: 1, conversationCount: 1), Layout(clientCount: 64, conversationCount: 1),
    Layout(clientCount: 64, conversationCount: 64),
]
print(Figures.header)
for layout in layouts {
    var figures: [String: [Figures]] = [:]
    for round in 0..<roundCount {
        for writer in Writer.allCases {
            let path = folder.appendingPathComponent("\(layout.name), \(writer) \(round).sqlite").path
            figures[writer.name, default: []].append(try await layout.measure(writer, at: path, posts: postCount))
        }
    }
    for writer in Writer.allCases {
        guard let rounds = figures[writer.name] else { continue }
        print(Figures.median(of: rounds).line("\(layout.name), \(writer.name)"))
    }
}
