import MapKit
import SwiftUI

struct Landmark: Identifiable, Hashable {
    let id: Int
    var name: String
    var summary: String
    var latitude: Double
    var longitude: Double
    var isFavorite = false

    var coordinate: CLLocationCoordinate2D { .init(latitude: latitude, longitude: longitude) }

    static let fuji = Landmark(id: 1, name: "Mount Fuji", summary: "An active stratovolcano.", latitude: 35.36, longitude: 138.73)
}

struct LandmarkDetail: View {
    @State var landmark: Landmark = .fuji
    @State private var showsInspector = false
    @State private var showsEditor = false
    @State private var note = ""
    @State private var confirmDelete = false
    @Namespace private var namespace
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        NavigationSplitView {
            List {
                NavigationLink("Details", value: landmark)
            }
            .navigationTitle("Landmarks")
        } detail: {
            ScrollView(showsIndicators: false) {
                VStack(alignment: .leading, spacing: 20) {
                    Image(systemName: "mountain.2.fill")
                        .resizable()
                        .aspectRatio(contentMode: .fill)
                        .frame(height: 360)
                        .foregroundStyle(.teal.gradient)
                        .backgroundExtensionEffect()
                        .overlay(alignment: .bottom) { titleOverlay }
                        .flexibleHeader()

                    Text(landmark.summary).textSelection(.enabled).padding(.horizontal)
                    Map(initialPosition: .item(MKMapItem(location: CLLocation(latitude: landmark.latitude, longitude: landmark.longitude), address: nil)))
                        .frame(height: 240)
                        .clipShape(.rect(corners: .concentric(minimum: .fixed(12)), isUniform: true))
                        .padding(.horizontal)
                }
            }
            .ignoresSafeArea(edges: .top)
            .scrollEdgeEffectStyle(.automatic, for: .all)
            .toolbar { toolbarContent }
            .toolbar(removing: .title)
        }
        .inspector(isPresented: $showsInspector) {
            Form {
                LabeledContent("Latitude", value: landmark.latitude, format: .number.precision(.fractionLength(2)))
                LabeledContent("Longitude", value: landmark.longitude, format: .number)
            }
            .formStyle(.columns)
            .presentationBackground(.clear)
        }
        .sheet(isPresented: $showsEditor) {
            NavigationStack {
                TextField("Note", text: $note, axis: .vertical)
                    .padding()
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button(role: .cancel) { showsEditor = false }
                        }
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Save", systemImage: "checkmark", role: .confirm) { showsEditor = false }
                        }
                    }
            }
            .presentationDetents([.medium])
            .navigationTransition(.zoom(sourceID: "note", in: namespace))
        }
    }

    private var titleOverlay: some View {
        Text(landmark.name)
            .font(.largeTitle.weight(.heavy))
            .padding()
            .glassEffect(.clear, in: .rect(cornerRadius: 20))
            .padding()
    }

    @ToolbarContentBuilder
    private var toolbarContent: some ToolbarContent {
        ToolbarSpacer(.flexible)
        ToolbarItem {
            ShareLink(item: landmark.name, preview: SharePreview(landmark.name))
        }
        ToolbarSpacer(.fixed)
        ToolbarItemGroup {
            Button("Favorite", systemImage: landmark.isFavorite ? "heart.fill" : "heart") {
                landmark.isFavorite.toggle()
            }
            .badge(landmark.isFavorite ? 1 : 0)
            Button("Note", systemImage: "square.and.pencil") { showsEditor = true }
        }
        .matchedTransitionSource(id: "note", in: namespace)
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem(placement: .topBarTrailing) {
            Button("Inspector", systemImage: "info") { showsInspector.toggle() }
                .buttonStyle(.glassProminent)
                .tint(.orange)
        }
        ToolbarItem(placement: .largeSubtitle) {
            Text("Japan").foregroundStyle(.secondary)
        }
        ToolbarItem(placement: .principal) {
            Image(systemName: "flag")
        }
        .sharedBackgroundVisibility(.hidden)
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) {
            Button("Delete", systemImage: "trash", role: .destructive) { confirmDelete = true }
                .confirmationDialog("Delete?", isPresented: $confirmDelete) {
                    Button("Delete", role: .destructive) {}
                }
        }
    }
}

private struct FlexibleHeaderModifier: ViewModifier {
    @State private var offset: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .visualEffect { [offset] effect, proxy in
                effect.scaleEffect(1 + max(0, -offset) / max(proxy.size.height, 1), anchor: .bottom)
            }
            .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.frame(in: .scrollView).minY
            } action: { newValue in
                offset = -newValue
            }
    }
}

extension View {
    func flexibleHeader() -> some View { modifier(FlexibleHeaderModifier()) }
}
