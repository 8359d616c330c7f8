/// Whether a text field of a scene has the focus, so that a phone shows its keyboard. A view that reads it is evaluated when it changes.
@MainActor package final class KeyboardState: Equatable {
    private let storage = StateStorage(false)

    package internal(set) var isUp: Bool {
        get { storage.value }
        set { if newValue != storage.value { storage.value = newValue } }
    }

    package nonisolated static func == (left: KeyboardState, right: KeyboardState) -> Bool { left === right }
}

extension EnvironmentValues {
    @Entry package var keyboardState: KeyboardState? = nil
}
