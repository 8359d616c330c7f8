import SwiftUI

struct Place: Identifiable, Hashable, Codable {
    var id = UUID()
    var name: String
    var distance: Double
    var tags: [String] = []
}

extension PresentationDetent {
    static let small = Self.height(120)
    static let bar = Self.custom(BarDetent.self)
}

private struct BarDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        max(44, context.maxDetentValue * 0.1)
    }
}

struct SheetDetentsMap: View {
    @State private var detent: PresentationDetent = .small
    @State private var showsSheet = true
    @State private var selected: Place?
    @State private var showsPopover = false
    @State private var error: PlaceError?
    @State private var showsError = false
    @State private var places = [Place(name: "Harbour", distance: 320), Place(name: "Museum", distance: 1800, tags: ["art"])]

    enum PlaceError: LocalizedError {
        case notFound(String)
        var errorDescription: String? {
            if case .notFound(let name) = self { return "No place named \(name)" }
            return nil
        }
    }

    var body: some View {
        ZStack(alignment: .topTrailing) {
            RadialGradient(colors: [.green, .teal], center: .center, startRadius: 20, endRadius: 400)
                .ignoresSafeArea(.container, edges: .all)
            Button("Info", systemImage: "info.circle") { showsPopover.toggle() }
                .padding()
                .popover(isPresented: $showsPopover, attachmentAnchor: .point(.bottom), arrowEdge: .top) {
                    Text("Tap a place").padding().presentationCompactAdaptation(.popover)
                }
        }
        .sheet(isPresented: $showsSheet, onDismiss: { detent = .small }) {
            placeList
                .presentationDetents([.small, .bar, .medium, .fraction(0.75), .large], selection: $detent)
                .presentationDragIndicator(.visible)
                .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                .presentationContentInteraction(.scrolls)
                .presentationCornerRadius(24)
                .presentationBackground(.thinMaterial)
                .interactiveDismissDisabled()
                .sheet(item: $selected) { place in
                    PlaceDetail(place: place)
                }
        }
        .alert(isPresented: $showsError, error: error) { _ in
            Button("OK", role: .cancel) {}
        } message: { error in
            Text(error.failureReason ?? "Try another name.")
        }
    }

    private var placeList: some View {
        NavigationStack {
            List(places.sorted(using: SortDescriptor(\.distance))) { place in
                Button { selected = place } label: {
                    LabeledContent {
                        Text(Measurement(value: place.distance, unit: UnitLength.meters), format: .measurement(width: .abbreviated, usage: .road))
                    } label: {
                        Text(place.name)
                        if !place.tags.isEmpty {
                            Text(place.tags, format: .list(type: .and, width: .narrow))
                        }
                    }
                }
                .listRowInsets(EdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20))
                .listRowBackground(Color.clear)
                .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 20 }
            }
            .listStyle(.plain)
            .contentMargins(.bottom, 40, for: .scrollContent)
            .safeAreaInset(edge: .bottom, spacing: 0) {
                Button("Fail") { error = .notFound("Atlantis"); showsError = true }
                    .frame(maxWidth: .infinity).padding().background(.bar)
            }
        }
    }
}

private struct PlaceDetail: View {
    let place: Place
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        VStack {
            Text(place.name).font(.largeTitle).fontDesign(.rounded).fontWidth(.condensed)
            Button("Close") { dismiss() }.opacity(isPresented ? 1 : 0)
        }
        .presentationDetents([.medium])
        .presentationSizing(.form)
    }
}
