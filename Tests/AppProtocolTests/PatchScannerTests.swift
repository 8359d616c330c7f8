import Foundation
import RenderTree
import Testing

@testable import AppProtocol

/// The bytes of a patch are passed on only where every reader understands them alike.
@Suite(.timeLimit(.minutes(5))) struct PatchScannerTests {
    private func scanned(_ body: String) -> String? {
        var scanner = PatchScanner(Data(body.utf8))
        return scanner.patch().map { String(decoding: $0, as: UTF8.self) }
    }

    private func frame(_ patch: String) -> String {
        #"{"notification":{"kind":"patch","scene":1,"patch":\#(patch)}}"#
    }

    @Test func `the patch of a frame is found, and is what the frame was decoded from`() throws {
        let patch = Patch(
            revision: 3, reset: true, root: NodeID(rawValue: 1), operations: [.remove([NodeID(rawValue: 9)])])
        let encoded = try FrameCodec.encode(AppFrame.notification(.patch(SceneID(rawValue: 1), patch))).dropFirst(4)
        var decoded = try FrameCodec.decode(AppFrame.self, from: Data(encoded))
        decoded.keepPatchJSON(of: Data(encoded))
        var found: Patch?
        if case .notification(.patch(_, let patch)) = decoded { found = patch }
        #expect(try JSONDecoder().decode(Patch.self, from: try #require(found?.json?.bytes)) == patch)
    }

    @Test func `a patch that is changed is encoded anew`() {
        var patch = Patch(revision: 1, operations: [])
        patch.json = CheckedJSON(Data("{}".utf8))
        patch.revision = 2
        #expect(patch.json == nil)
    }

    @Test(arguments: [
        #"{"revision":1,"operations":[]}"#, #"{"revision":1,"operations":[{"op":"remove","ids":[1,2.5e3,-1]}]}"#,
        #"{"a":"a \"quoted\" \\ word","b":{},"c":[],"d":true,"e":false}"#,
    ]) func `JSON as our encoder writes it is passed on`(patch: String) {
        #expect(scanned(frame(patch)) == patch)
    }

    @Test(arguments: [
        #"{"revision":1,"revision":2}"#, #"{"a":{"b":1,"b":2}}"#, #"{"\u0061":1,"a":2}"#, #"{"a": 1}"#, #"{"a":null}"#,
        #"{"a":1"#, #"{"a":"b}"#, "{,}", #"{"a":[1,]}"#,
    ]) func `JSON that readers could understand differently is not`(patch: String) {
        #expect(scanned(frame(patch)) == nil)
    }

    @Test func `a second patch or notification in a frame is not taken for the first`() {
        #expect(scanned(#"{"notification":{"patch":{"a":1},"patch":{"a":2}}}"#) == nil)
        #expect(scanned(#"{"notification":{"patch":{"a":1}},"notification":{"patch":{"a":2}}}"#) == nil)
        #expect(scanned(#"{"request":{"patch":{"a":1}},"notification":{"kind":"dismiss"}}"#) == nil)
    }
}
