import Testing

@Suite(.timeLimit(.minutes(5))) struct `The sources` {
    /// One topic a file; what is longer holds two.
    static let lineCountMax = 400

    @Test func `have no file longer than 400 lines`() throws {
        for folder in Checkout.sourceFolders + Checkout.testFolders + ["Apps"] {
            for file in Checkout.files(under: folder, withExtension: "swift") {
                let count = try Checkout.text(of: file).split(separator: "\n", omittingEmptySubsequences: false).count
                #expect(count <= Self.lineCountMax, "\(file) has \(count) lines")
            }
        }
        for file in Checkout.files(under: "Web", withExtension: "js") {
            let count = try Checkout.text(of: file).split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(count <= Self.lineCountMax, "\(file) has \(count) lines")
        }
    }

    @Test func `depend on nothing outside the repository`() throws {
        for file in Checkout.files(underAll: Checkout.sourceFolders, withExtension: "swift") {
            #expect(try !Checkout.text(of: file).contains("/work/"), "\(file) names a folder of one machine")
        }
    }
}
