import SwiftUI
import Testing

/// In a process of its own: a race ends the process.
@Suite(.timeLimit(.minutes(5))) struct `A binding to an element` {
    @Test func `is read on several threads at once`() async {
        await #expect(processExitsWith: .success) {
            // Longer than what is stored in the text itself, so that each has memory that a race would free twice.
            let texts = Binding(
                get: { ["short", String(repeating: "long", count: 20)].map { $0 + "er" } }, set: { _ in })
            let text = texts[1]
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<4 { group.addTask { for _ in 0..<50_000 { _ = text.wrappedValue } } }
            }
        }
    }
}
