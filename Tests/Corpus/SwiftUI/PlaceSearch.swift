import Combine
import CoreTransferable
import OSLog
import SwiftUI
import UniformTypeIdentifiers
import os

private let logger = Logger(subsystem: "org.example.places", category: "search")

struct Place: Codable, Identifiable, Hashable {
    var id: Int
    var name: String
    var distance: Double
    var isOpen: Bool
}

extension UTType {
    static let place = UTType(exportedAs: "org.example.place")
}

extension Place: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .place)
        ProxyRepresentation(exporting: \.name)
    }
}

enum SearchError: Error { case badStatus(Int) }

final class PlaceSearch: ObservableObject {
    @Published var text = ""
    @Published var onlyOpen = false
    @Published private(set) var places: [Place] = []
    @Published private(set) var problem: String?
    private var cancellables = Set<AnyCancellable>()
    private let reload = PassthroughSubject<Void, Never>()

    init() {
        let typed = $text
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .removeDuplicates()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        let again = Publishers.Merge(
            reload, NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification).map { _ in () })
        typed
            .combineLatest($onlyOpen, again.prepend(()))
            .map { [weak self] text, onlyOpen, _ in self?.request(text, onlyOpen) ?? Empty().eraseToAnyPublisher() }
            .switchToLatest()
            .receive(on: RunLoop.main)
            .sink { [weak self] in self?.places = $0 }
            .store(in: &cancellables)
        $places
            .dropFirst()
            .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
            .sink { logger.info("found \($0.count, privacy: .public) places, nearest \($0.first?.name ?? "none")") }
            .store(in: &cancellables)
    }

    func refresh() { reload.send() }

    private func request(_ text: String, _ onlyOpen: Bool) -> AnyPublisher<[Place], Never> {
        guard !text.isEmpty, var parts = URLComponents(string: "https://places.example.org/search") else {
            return Just([]).eraseToAnyPublisher()
        }
        parts.queryItems = [URLQueryItem(name: "q", value: text), URLQueryItem(name: "open", value: "\(onlyOpen)")]
        guard let url = parts.url else { return Just([]).eraseToAnyPublisher() }
        return URLSession.shared.dataTaskPublisher(for: url)
            .tryMap { data, response -> Data in
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                guard (200..<300).contains(status) else { throw SearchError.badStatus(status) }
                return data
            }
            .decode(type: [Place].self, decoder: JSONDecoder())
            .receive(on: DispatchQueue.main)
            .handleEvents(receiveCompletion: { [weak self] completion in
                guard case .failure(let error) = completion else { return }
                logger.error("search failed: \(error.localizedDescription)")
                self?.problem = error.localizedDescription
            })
            .replaceError(with: [])
            .eraseToAnyPublisher()
    }
}

struct PlaceSearchView: View {
    @StateObject private var search = PlaceSearch()
    @AppStorage("lastPlace") private var lastPlace: URL?
    @State private var isTargeted = false

    var body: some View {
        NavigationStack {
            List(search.places) { place in
                Label(place.name, systemImage: place.isOpen ? "door.left.hand.open" : "lock")
                    .badge(Text(place.distance, format: .number.precision(.fractionLength(1))))
                    .draggable(place)
            }
            .listRowSpacing(8)
            .searchable(text: $search.text, prompt: "Restaurants, parks")
            .refreshable { search.refresh() }
            .overlay { if search.places.isEmpty { ContentUnavailableView.search(text: search.text) } }
            .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) { _ in
                logger.debug("settings have changed")
            }
            .dropDestination(for: Place.self) { places, _ in
                lastPlace = places.first.flatMap { URL(string: "https://places.example.org/\($0.id)") }
                return !places.isEmpty
            } isTargeted: { isTargeted = $0 }
            .background(isTargeted ? Color.accentColor.opacity(0.1) : .clear)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Toggle("Open now", isOn: $search.onlyOpen) }
            }
            .navigationTitle("Places")
        }
    }
}
