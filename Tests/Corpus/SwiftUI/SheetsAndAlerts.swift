import SwiftUI

struct Present: Identifiable {
    let id: Int
    var name: String
}

struct SheetsAndAlerts: View {
    @State private var detent: PresentationDetent = .medium
    @State private var showsSheet = false
    @State private var showsCover = false
    @State private var popover: Present?
    @State private var showsInspector = false
    @State private var alert: Present?
    @State private var rename = ""
    @State private var askRename = false
    @State private var deletes: Present?
    @State private var presents = (1...4).map { Present(id: $0, name: "Present \($0)") }

    var body: some View {
        NavigationStack {
            List(presents) { present in
                HStack {
                    Text(present.name)
                    Spacer()
                    Button("Info", systemImage: "info.circle") { popover = present }
                        .labelStyle(.iconOnly)
                        .popover(item: $popover, attachmentAnchor: .point(.bottom), arrowEdge: .top) { item in
                            Text("About \(item.name)")
                                .padding()
                                .presentationCompactAdaptation(.popover)
                        }
                }
                .buttonStyle(.borderless)
                .swipeActions { Button("Delete", systemImage: "trash", role: .destructive) { deletes = present } }
            }
            .toolbar {
                Button("Sheet") { showsSheet = true }
                Button("Cover") { showsCover.toggle() }
                Button("Rename") { askRename = true }
                Button("Inspector", systemImage: "sidebar.trailing") { showsInspector.toggle() }
            }
            .inspector(isPresented: $showsInspector) {
                Form { LabeledContent("Count") { Text(presents.count, format: .number) } }
                    .inspectorColumnWidth(min: 200, ideal: 250, max: 400)
            }
            .alert("Rename all", isPresented: $askRename) {
                TextField("Name", text: $rename)
                SecureField("Code", text: .constant(""))
                Button("Rename") { for index in presents.indices { presents[index].name = rename } }
                    .keyboardShortcut(.defaultAction)
                Button("Cancel", role: .cancel, action: {})
            } message: {
                Text("All get the same name.")
            }
            .alert("Opened", isPresented: Binding($alert), presenting: alert) { item in
                Button("Close \(item.name)") { alert = nil }
            } message: { Text("\($0.name) was opened.") }
            .confirmationDialog("Delete?", isPresented: Binding(get: { deletes != nil }, set: { if !$0 { deletes = nil } }), presenting: deletes) { item in
                Button("Delete \(item.name)", role: .destructive) { presents.removeAll { $0.id == item.id } }
            }
            .dialogSuppressionToggle(isSuppressed: .constant(false))
            .sheet(isPresented: $showsSheet, onDismiss: { detent = .medium }) {
                SheetContent(detent: $detent)
            }
            .fullScreenCover(isPresented: $showsCover) {
                CoverContent().presentationBackground(.ultraThinMaterial)
            }
        }
    }
}

extension Binding where Value == Bool {
    init<Wrapped: Sendable>(_ optional: Binding<Wrapped?>) {
        self.init {
            optional.wrappedValue != nil
        } set: { newValue in
            if !newValue { optional.wrappedValue = nil }
        }
    }
}

struct PeekDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        max(120, context.maxDetentValue * 0.15)
    }
}

struct SheetContent: View {
    @Binding var detent: PresentationDetent
    @State private var locked = false

    var body: some View {
        VStack {
            Text(detent == .large ? "Large" : "Small")
            Toggle("Locked", isOn: $locked)
            Button("Grow") { withAnimation { detent = .large } }
        }
        .padding()
        .presentationDetents([.custom(PeekDetent.self), .fraction(0.3), .medium, .large], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationContentInteraction(.scrolls)
        .presentationCornerRadius(24)
        .presentationSizing(.form)
        .interactiveDismissDisabled(locked)
    }
}

struct CoverContent: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Color.clear
            Button("Close", systemImage: "xmark.circle.fill", action: dismiss.callAsFunction)
                .symbolRenderingMode(.palette)
                .foregroundStyle(.white, .gray)
                .padding()
        }
        .statusBarHidden(isPresented)
        .persistentSystemOverlays(.hidden)
    }
}
