import AppProtocol
import RenderTree
import SwiftUI
import Testing

/// A finger that erases hands over hundreds of pictures, of which the host keeps few.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `An app that draws for a long time` {
    @Test func `has the host forget what it shows no more, and all of a scene that ends`() throws {
        let loopback = try Loopback.showing(ErasingView())
        let button = try #require(try loopback.tree().button("Erase"))
        for _ in 0..<300 { #expect(try loopback.perform(.input(.tap(button))) == .done) }
        var (known, most, count) = (Set<AssetID>(), 0, 0)
        for notification in loopback.notifications {
            switch notification {
            case .asset(let asset, _):
                known.insert(asset)
                count += 1
            case .forgetAssets(let assets): known.subtract(assets)
            case .patch(_, let patch):
                for case .put(let node) in patch.operations { #expect(node.pictures.allSatisfy(known.contains)) }
            default: break
            }
            most = max(most, known.count)
        }
        #expect(count >= 300 && most < 100 && !known.isEmpty)
        #expect(try loopback.ask(.destroyScene(Loopback.scene)) == .done)
        guard case .forgetAssets(let last)? = loopback.notifications.last else {
            Issue.record("nothing is forgotten with the scene")
            return
        }
        #expect(Set(last) == known)
    }
}

private struct ErasingView: View {
    @State private var count = 0

    var body: some View {
        Button("Erase") { count += 1 }
        Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.red))
            context.blendMode = .destinationOut
            context.fill(Path(CGRect(x: count % 40, y: count / 40, width: 1, height: 1)), with: .color(.black))
        }
        .frame(width: 40, height: 40)
    }
}
