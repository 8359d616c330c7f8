import Testing

@Suite(.timeLimit(.minutes(5))) struct `Comments` {
    /// A reader is told what a thing is or does, and not that it is what something else is.
    @Test(arguments: Checkout.sourceFolders + ["Web"]) func `begin with a verb or with the thing`(folder: String) throws
    {
        let beginning = #/^\s*(?:\/\/\/?|\*|\/\*\*) (?:What|Who|Where|That|Of|Whoever) /#
        let files = ["swift", "js"].flatMap { Checkout.files(under: folder, withExtension: $0) }
        #expect(files.count > 50)
        for file in files {
            let lines = try Checkout.text(of: file).split(separator: "\n").filter { $0.contains(beginning) }
            #expect(lines == [], "\(file)")
        }
    }
}
