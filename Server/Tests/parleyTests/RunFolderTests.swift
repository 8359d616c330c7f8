import Foundation
import Testing

@testable import parley

@Suite(.timeLimit(.minutes(5))) struct `A folder of one run` {
    @Test func `goes with it`() throws {
        try inNewFolder { place in
            let own = try RunFolder(in: place)
            try Data("x".utf8).write(to: own.url.appendingPathComponent("file"))
            own.remove()
            #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [])
        }
    }

    @Test func `stays while the run goes on, whoever else begins`() throws {
        try inNewFolder { place in
            let (first, second) = (try RunFolder(in: place), try RunFolder(in: place))
            let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
            #expect(Set(names) == [first.url.lastPathComponent, second.url.lastPathComponent])
            first.remove()
            second.remove()
        }
    }

    @Test func `of a run that was killed goes with the next run, and other folders stay`() throws {
        try inNewFolder { place in
            let left = place.appendingPathComponent("parley-run-of-one-that-was-killed/Poll.app")
            let others = place.appendingPathComponent("debug")
            for folder in [left, others] {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            let own = try RunFolder(in: place)
            let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
            #expect(Set(names) == ["debug", own.url.lastPathComponent])
            own.remove()
        }
    }

    @Test func `that cannot be made says which one and why`() throws {
        try inNewFolder { place in
            let file = place.appendingPathComponent("file")
            try Data().write(to: file)
            let failure = try #require(throws: CommandFailure.self) { _ = try RunFolder(in: file) }
            #expect(failure.description.contains(file.path))
            #expect(failure.description.hasSuffix("cannot be made: Not a directory."))
        }
    }
}
