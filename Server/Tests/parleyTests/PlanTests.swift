import Foundation
import Testing

@testable import parley

@Suite(.timeLimit(.minutes(5))) struct `The plan of the last build` {
    @Test(arguments: [("/home/kate/Poll", true), ("/home/john/Poll", false), ("/home/kate", false)])
    func `is used again for the same package only`(folder: String, isKept: Bool) throws {
        try inNewFolder { scratch in
            let plan = scratch.appendingPathComponent("debug.yaml")
            try Data(#"    inputs: ["/home/kate/Poll/Sources/","/home/kate/Poll/Package.swift"]"#.utf8).write(to: plan)
            let builder = PackageBuilder(
                swift: URL(fileURLWithPath: "/usr/bin/swift"), scratch: scratch, configuration: .debug)
            builder.forgetPlan(ofOtherThan: URL(fileURLWithPath: folder))
            #expect(FileManager.default.fileExists(atPath: plan.path) == isKept)
        }
    }
}
