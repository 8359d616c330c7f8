import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct FileWishTests {
    @Test func `a file is accepted by its extension or its type`() {
        let wish = FileWish(mediaTypes: ["image/*", "text/csv"], extensions: ["csv", "png"])
        #expect(wish.accepts(name: "a.PNG", mediaType: nil) && wish.accepts(name: "photo", mediaType: "image/webp"))
        #expect(wish.accepts(name: "a.dat", mediaType: "text/csv"))
        #expect(!wish.accepts(name: "a.txt", mediaType: "text/plain") && !wish.accepts(name: "png", mediaType: nil))
        #expect(!wish.accepts(name: "a.exe", mediaType: "imagex/png") && FileWish().accepts(name: "a", mediaType: nil))
    }

    @Test func `what an app may ask for has limits`() {
        #expect(FileWish(mediaTypes: ["image/svg+xml"], extensions: ["7z"], countMax: 20).isWellFormed)
        for bad in [
            FileWish(countMax: 0), FileWish(countMax: 21), FileWish(mediaTypes: ["image"]), FileWish(extensions: [""]),
            FileWish(extensions: ["a,b"]), FileWish(mediaTypes: ["a/b\"c"]), FileWish(extensions: ["é"]),
            FileWish(extensions: Array(repeating: "a", count: 65)),
        ] {
            #expect(!bad.isWellFormed, "\(bad)")
        }
    }
}
