import Testing

@Suite(.timeLimit(.minutes(5))) struct `Comments` {
    private static let folders =
        Checkout.sourceFolders + Checkout.testFolders + ["Apps", "Benchmarks", "Server/Benchmarks", "Web"]
    /// Written as other authors write.
    private static let foreign = ["Tests/Corpus/", "Tests/Projects/"]

    /// A reader is told what a thing is or does, and not that it is what something else is.
    @Test(arguments: folders) func `begin with a verb or with the thing`(folder: String) throws {
        let beginning = #/^\s*(?:\/\/\/?|\*|\/\*\*) (?:What|Who|Where|That|Of|Whoever) /#
        let files = ["swift", "js"].flatMap { Checkout.files(under: folder, withExtension: $0) }
        #expect(!files.isEmpty)
        for file in files where !Self.foreign.contains(where: file.hasPrefix) {
            let lines = try Checkout.text(of: file).split(separator: "\n").filter { $0.contains(beginning) }
            #expect(lines == [], "\(file)")
        }
    }
}
