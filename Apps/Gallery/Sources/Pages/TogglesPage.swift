import SwiftUI

struct TogglesPage: View {
    @State private var isOn = true
    @State private var volume = 40.0
    @State private var rating = 3.0
    @State private var count = 2

    var body: some View {
        SamplePage {
            Sample("Toggle") {
                Toggle("Sauce is \(isOn ? "on" : "off")", isOn: $isOn)
                Toggle("Green", isOn: $isOn).tint(.green)
                Toggle("Off for good", isOn: .constant(false)).disabled(true)
                Toggle("As a button", isOn: $isOn).toggleStyle(.button)
            }
            Sample("Slider") {
                Slider(value: $volume, in: 0...100) { Text("Volume") }
                Text("Volume \(Int(volume))")
                Slider(value: $rating, in: 1...5, step: 1) {
                    Text("Rating")
                } minimumValueLabel: {
                    Text("1")
                } maximumValueLabel: {
                    Text("5")
                }
            }
            Sample("Stepper") {
                Stepper("Portions: \(count)", value: $count, in: 0...10)
            }
            Sample("ControlGroup") {
                ControlGroup("Portions") {
                    Button("Fewer", systemImage: "minus") { count = max(0, count - 1) }
                    Button("More", systemImage: "plus") { count = min(10, count + 1) }
                }
                .controlGroupStyle(.palette)
            }
            Sample("ProgressView") {
                ProgressView("Cooking", value: 0.4)
                ProgressView(value: volume, total: 100)
            }
        }
    }
}
