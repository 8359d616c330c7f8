import RenderTree
import SwiftUI
import Testing
import UIKit

// Figures: those of iOS 17 and 18.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Looks of small things` {
    @Test(arguments: [1.0, 2, 3]) func `a divider is one pixel thick`(scale: Double) {
        let stack = VStack(spacing: 0) {
            Color.red.frame(height: 10)
            Divider()
        }
        let screen = Screen(stack.environment(\.displayScale, scale))
        #expect(screen.shapes(height: 1 / scale).count == 1)
    }

    @Test func `the words of segments keep their size with the control`() {
        let picker = Picker("Size", selection: .constant(1)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
        }
        .pickerStyle(.segmented).dynamicTypeSize(.accessibility3)
        #expect(Screen(picker).fontSizes == [13, 13])
    }

    @Test func `a field begins at the right in languages that are read from there`() {
        let field = TextField("Name", text: .constant(""))
        #expect(Screen(field.environment(\.layoutDirection, .rightToLeft)).field("Name")?.isMirrored == true)
        #expect(Screen(field).field("Name")?.isMirrored == nil)
    }

    @Test func `the arrow of an outline ends at the row's trailing edge`() {
        struct Item: Identifiable {
            let id: String
            var children: [Item]?
        }
        let screen = Screen(List([Item(id: "a", children: [Item(id: "b")])], children: \.children) { Text($0.id) })
        let button = screen.painted.nodes.values.first {
            if case .button = $0.content { $0.frame.height == 28 } else { false }
        }
        let arrow = button?.children.compactMap { screen.painted.nodes[$0] }.first
        #expect(arrow.map { $0.frame.x + $0.frame.width } == button?.frame.width)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Grounds in dark` {
    /// Source: developer.apple.com/design/human-interface-guidelines/color, "System gray colors (dark)" and "Background colors".
    @Test(arguments: [
        (UIColor.systemBackground, 0x000000), (.secondarySystemBackground, 0x1c1c1e),
        (.tertiarySystemBackground, 0x2c2c2e),
        (.systemGroupedBackground, 0x000000), (.secondarySystemGroupedBackground, 0x1c1c1e),
        (.tertiarySystemGroupedBackground, 0x2c2c2e),
    ]) func `are black, and two greys on it`(color: UIColor, expected: Int) {
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        dark.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        let number = [parts.0, parts.1, parts.2].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
        #expect(number == expected && parts.3 == 1)
    }
}
