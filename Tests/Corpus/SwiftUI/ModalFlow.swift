import SwiftUI

enum ModalRoute: Identifiable, Hashable {
    case compose, profile(name: String), settings

    var id: Self { self }

    @ViewBuilder
    var destination: some View {
        switch self {
        case .compose: ComposeSheet()
        case .profile(let name): Text(name)
        case .settings: Form { Toggle("A", isOn: .constant(true)) }
        }
    }
}

struct HalfDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        max(44, context.maxDetentValue * (context.dynamicTypeSize.isAccessibilitySize ? 0.7 : 0.5))
    }
}

extension PresentationDetent {
    static let half = Self.custom(HalfDetent.self)
    static let strip = Self.height(80)
}

struct ModalFlow: View {
    @State private var route: ModalRoute?
    @State private var cover = false
    @State private var popover = false
    @State private var detent = PresentationDetent.half
    @State private var draft: String? = nil
    @State private var alert = false
    @State private var exporting = false
    @State private var dialog = false
    @State private var status = ""

    var body: some View {
        NavigationStack {
            List {
                Button("Compose") { route = .compose }
                Button("Profile") { route = .profile(name: "Ana") }
                Button("Cover") { cover = true }
                Button("Popover") { popover.toggle() }
                    .popover(isPresented: $popover, attachmentAnchor: .point(.center), arrowEdge: .top) {
                        Text("In a popover").padding().presentationCompactAdaptation(.popover)
                    }
                Button("Old alert") { alert = true }
                    .alert(isPresented: $alert) {
                        Alert(
                            title: Text("Delete?"), message: Text("For ever"),
                            primaryButton: .destructive(Text("Delete")) { status = "deleted" },
                            secondaryButton: .cancel())
                    }
                Button("Dialog") { dialog = true }
                    .confirmationDialog(Text("Which?"), isPresented: $dialog, titleVisibility: .automatic, presenting: draft) { draft in
                        Button("Keep \(draft)") {}
                        Button("Discard", role: .destructive) { self.draft = nil }
                    } message: { _ in
                        Text("There is a draft.")
                    }
                    .dialogSeverity(.critical)
                Button("Export") { exporting = true }
                Text(status)
            }
            .navigationTitle("Modals")
        }
        .sheet(item: $route, onDismiss: { status = "dismissed" }) { route in
            NavigationStack { route.destination }
                .presentationDetents([.half, .strip, .large], selection: $detent)
                .presentationSizing(.form)
                .presentationBackground { Color.indigo.opacity(0.2) }
        }
        .fullScreenCover(isPresented: $cover) {
            CoverView()
        }
        .fileExporter(isPresented: $exporting, item: status, contentTypes: [.plainText], defaultFilename: "status") { result in
            if case .failure(let error) = result { status = error.localizedDescription }
        }
        .fileDialogConfirmationLabel("Save")
        .onOpenURL { url in
            route = url.host() == "profile" ? .profile(name: url.lastPathComponent) : .settings
        }
        .handlesExternalEvents(preferring: ["profile"], allowing: ["*"])
        .defersSystemGestures(on: .bottom)
    }
}

struct ComposeSheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @State private var text = ""
    @State private var asks = false

    var body: some View {
        TextEditor(text: $text)
            .padding()
            .navigationTitle("New")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) {
                        if text.isEmpty { dismiss() } else { asks = true }
                    }
                    .keyboardShortcut(.cancelAction)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Send") { presentationMode.wrappedValue.dismiss() }
                        .disabled(text.isEmpty)
                }
                ToolbarItem(placement: .status) { Text("\(text.count)") }
                ToolbarItem(placement: .destructiveAction) { Button("Clear", role: .destructive) { text = "" } }
            }
            .interactiveDismissDisabled(!text.isEmpty)
            .actionSheet(isPresented: $asks) {
                ActionSheet(title: Text("Discard?"), buttons: [.destructive(Text("Discard")) { dismiss() }, .cancel()])
            }
    }
}

struct CoverView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Color.black.edgesIgnoringSafeArea(.all)
            Button { dismiss() } label: { Image(systemName: "xmark.circle.fill").font(.title) }
                .padding()
                .opacity(isPresented ? 1 : 0)
        }
        .statusBar(hidden: true)
        .presentationBackground(.clear)
        .toolbarVisibility(.hidden, for: .navigationBar)
    }
}

#Preview { ModalFlow() }
