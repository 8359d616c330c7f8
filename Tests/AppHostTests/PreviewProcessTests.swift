import AppProtocol
import Foundation
import Testing

@testable import AppHost

extension ProcessTests {
    /// Previews that end the process which draws them.
    struct PreviewProcessTests {
        /// Draws so many previews with a script that ends at some of them.
        /// - Returns: with which preview each process has begun, and which of all have a picture.
        private func draw(
            _ count: Int, endingAt ends: [Int], countMax: Int = PreviewLimits.countMax,
            failureCountMax: Int = PreviewLimits.failureCountMax
        ) async throws -> (starts: [Int], isDrawn: [Bool]) {
            let ends = ends.map { "\($0)" }.joined(separator: " ")
            let world = try ProbeWorld(
                script: """
                    #!/bin/sh
                    echo "$4" >>"$2/starts"
                    cp "$2/listing" "$3/\(PreviewListing.file)"
                    index=$4
                    while [ "$index" -lt \(count) ]; do
                        case " \(ends) " in *" $index "*) exit 1 ;; esac
                        for file in "$index-dark.png" "$index.png"; do cp "$2/picture" "$3/$file"; done
                        index=$((index + 1))
                    done
                    """)
            let folder = world.bundle.folder
            let listing = PreviewListing(previews: (0..<count).map { PreviewListing.Entry(name: "\($0)") })
            try JSONEncoder().encode(listing).write(to: folder.appendingPathComponent("listing"))
            let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
            try Data(png).write(to: folder.appendingPathComponent("picture"))

            let previews = try await world.host.previews(
                of: world.bundle, countMax: countMax, failureCountMax: failureCountMax)
            let starts = try String(contentsOf: folder.appendingPathComponent("starts"), encoding: .utf8)
            #expect(world.host.runningCount == 0)
            return (starts.split(separator: "\n").compactMap { Int($0) }, previews.map { $0.picture != nil })
        }

        @Test func `the next process goes on right behind the preview that ended the one before`() async throws {
            let (starts, isDrawn) = try await draw(7, endingAt: [1, 3, 4])
            #expect(starts == [0, 2, 4, 5])
            #expect(isDrawn == [true, false, true, false, false, true, true])
        }

        @Test func `no process goes on once enough are drawn, or as many have failed as may`() async throws {
            let drawn = [true, false, true, false, false, false, false]
            let enough = try await draw(7, endingAt: [1, 3, 4], countMax: 2)
            #expect(enough.starts == [0, 2] && enough.isDrawn == drawn)
            let oneMore = try await draw(7, endingAt: [1, 3, 4], countMax: 3)
            #expect(oneMore.starts == [0, 2, 4, 5])
            let failed = try await draw(7, endingAt: [1, 3, 4], failureCountMax: 1)
            #expect(failed.starts == [0, 2] && failed.isDrawn == drawn)
        }

        /// Other suites may open and close `/dev/null` meanwhile, but not as often.
        @Test func `so many previews may end a process, behind one more the rest is left, and nothing stays open`()
            async throws
        {
            let most = PreviewLimits.failureCountMax
            let before = try OpenDescriptors.targets().count { $0 == "/dev/null" }
            let enough = try await draw(most + 1, endingAt: Array(0..<most))
            #expect(enough.isDrawn.last == true)
            let tooMany = try await draw(most + 2, endingAt: Array(0...most))
            #expect(tooMany.isDrawn.last == false && tooMany.starts == Array(0...most))
            let after = try OpenDescriptors.targets().count { $0 == "/dev/null" }
            #expect(after - before < most)
        }
    }
}
