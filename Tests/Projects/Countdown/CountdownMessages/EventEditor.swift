//
//  EventEditor.swift
//  CountdownMessages
//

import SwiftUI

struct EventEditor: View {
    @Bindable var model: EventModel
    var send: () -> Void

    @FocusState private var isNameFocused: Bool

    var body: some View {
        NavigationStack {
            Form {
                Section("What") {
                    TextField("Name of the day", text: $model.event.name)
                        .focused($isNameFocused)
                        .disabled(model.isReadOnly)
                }
                Section("When") {
                    Stepper("\(model.event.days) days", value: $model.event.days, in: 1...365)
                }
            }
            .navigationTitle("Countdown")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Share", action: send)
                        .disabled(model.event.name.trimmingCharacters(in: .whitespaces).isEmpty)
                }
            }
        }
    }
}

#Preview {
    EventEditor(model: EventModel(message: nil)) {}
}
