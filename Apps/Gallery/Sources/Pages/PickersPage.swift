import SwiftUI

struct PickersPage: View {
    @State private var size = "Medium"
    @State private var sauce = 1
    @State private var day = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
        SamplePage {
            Sample("Segmented") {
                Picker("Size", selection: $size) {
                    ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                Text("Chosen: \(size)")
            }
            Sample("Menu") {
                Picker("Sauce", selection: $sauce) {
                    Text("Mayonnaise").tag(0)
                    Text("Andalouse").tag(1)
                    Text("Samurai").tag(2)
                }
                .pickerStyle(.menu)
            }
            Sample("Inline") {
                Picker("Size in rows", selection: $size) {
                    Text("Small").tag("Small")
                    Text("Large").tag("Large")
                }
                .pickerStyle(.inline)
            }
            Sample("DatePicker") {
                DatePicker("Day", selection: $day, displayedComponents: .date)
            }
        }
    }
}
