import SwiftUI

struct PresentationPage: View {
    @State private var showsSheet = false
    @State private var showsAlert = false
    @State private var showsDialog = false
    @State private var answer = "nothing yet"

    var body: some View {
        SamplePage {
            Sample("sheet") {
                Button("Show a sheet") { showsSheet = true }
                    .sheet(isPresented: $showsSheet) { SheetContent() }
            }
            Sample("alert") {
                Button("Show an alert") { showsAlert = true }
                    .alert("Eat all fries?", isPresented: $showsAlert) {
                        Button("Eat", role: .destructive) { answer = "eaten" }
                        Button("Leave", role: .cancel) { answer = "left" }
                    } message: {
                        Text("They cannot be brought back.")
                    }
            }
            Sample("confirmationDialog") {
                Button("Choose a sauce") { showsDialog = true }
                    .confirmationDialog("Sauce", isPresented: $showsDialog) {
                        Button("Andalouse") { answer = "Andalouse" }
                        Button("Samurai") { answer = "Samurai" }
                    }
            }
            Sample("Menu") {
                Menu("More") {
                    Button("Copy") { answer = "copied" }
                    Button("Delete", role: .destructive) { answer = "deleted" }
                }
            }
            Text("Answer: \(answer)")
        }
    }
}

private struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("A sheet").font(.title)
            Button("Done") { dismiss() }.buttonStyle(.borderedProminent)
        }
        .padding()
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
}
