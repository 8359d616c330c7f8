import Testing

@testable import parley

@Suite(.timeLimit(.minutes(5))) struct `A toolchain's version` {
    @Test(arguments: [
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n", [6, 3, 1]),
        ("swift-driver version: 1.115 Apple Swift version 6.2 (swiftlang-6.2.0.19.9)", [6, 2]),
        ("zsh: command not found", nil),
    ])
    func `is read from its own words`(words: String, version: [Int]?) {
        #expect(Toolchain.version(in: words) == version)
    }
}
