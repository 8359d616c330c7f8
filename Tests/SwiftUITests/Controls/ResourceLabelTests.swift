import Foundation
import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A localised string resource` {
    @Test func `is the title of a label, and what assistive technology reads`() {
        let title = LocalizedStringResource("Mussels")
        #expect(Screen(Label(title, systemImage: "star")).texts == ["Mussels"])
        let screen = Screen(Text("x").accessibilityLabel(title).accessibilityValue(title).accessibilityHint(title))
        let node = screen.node("Mussels")
        #expect(node?.accessibility.value == "Mussels" && node?.accessibility.hint == "Mussels")
    }
}
