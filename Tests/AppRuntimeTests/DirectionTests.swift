import AppProtocol
import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The direction of a scene` {
    private func direction(in environment: SceneEnvironment) throws -> String? {
        let loopback = try Loopback.showing(DirectionView())
        #expect(try loopback.perform(.environment(environment)) == .done)
        return try loopback.tree().inDrawingOrder.lazy.compactMap { place in
            if case .text(let text) = place.node.content { text.plainText } else { nil }
        }.first
    }

    @Test func `is the one that the person has chosen, whatever the language`() throws {
        #expect(try direction(in: SceneEnvironment(locale: "en", layoutDirection: .rightToLeft)) == "from the right")
        #expect(try direction(in: SceneEnvironment(locale: "ar", layoutDirection: .leftToRight)) == "from the left")
    }

    @Test func `is else that of the app's localisation`() throws {
        #expect(try direction(in: SceneEnvironment(locale: "en")) == "from the left")
    }
}

private struct DirectionView: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View { Text(verbatim: direction == .rightToLeft ? "from the right" : "from the left") }
}
