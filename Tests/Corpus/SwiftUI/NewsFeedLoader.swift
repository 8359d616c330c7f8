import OSLog
import SwiftUI

struct Article: Codable, Identifiable, Hashable, Sendable {
    let id: Int
    let title: String
    let url: URL
    let publishedAt: Date
    let imageURL: URL?

    enum CodingKeys: String, CodingKey {
        case id, title, url
        case publishedAt = "published_at"
        case imageURL = "image_url"
    }
}

enum FeedError: LocalizedError {
    case badStatus(Int)
    case offline

    var errorDescription: String? {
        switch self {
        case .badStatus(let code): String(localized: "The server answered with \(code).")
        case .offline: String(localized: "You appear to be offline.")
        }
    }

    var recoverySuggestion: String? { "Try again later." }
}

actor FeedService {
    static let shared = FeedService()
    private let logger = Logger(subsystem: "com.example.news", category: "feed")
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()

    func articles(page: Int) async throws -> [Article] {
        var components = URLComponents(string: "https://example.com/api/articles")!
        components.queryItems = [URLQueryItem(name: "page", value: "\(page)")]
        var request = URLRequest(url: components.url!)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.timeoutInterval = 20
        let (data, response) = try await URLSession.shared.data(for: request)
        guard let http = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        guard (200..<300).contains(http.statusCode) else {
            logger.error("status \(http.statusCode, privacy: .public) for page \(page)")
            throw FeedError.badStatus(http.statusCode)
        }
        logger.debug("loaded \(data.count) bytes")
        return try decoder.decode([Article].self, from: data)
    }
}

@MainActor
@Observable
final class FeedViewModel {
    enum Phase {
        case idle, loading
        case loaded([Article])
        case failed(any Error)
    }

    private(set) var phase: Phase = .idle
    private var page = 1

    func load() async {
        phase = .loading
        do {
            phase = .loaded(try await FeedService.shared.articles(page: page))
        } catch is CancellationError {
            phase = .idle
        } catch {
            phase = .failed(error)
        }
    }
}

struct NewsFeedLoader: View {
    @State private var model = FeedViewModel()
    @Environment(\.openURL) private var openURL

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("News")
                .task { await model.load() }
        }
    }

    @ViewBuilder private var content: some View {
        switch model.phase {
        case .idle, .loading:
            ProgressView("Loading…").controlSize(.large)
        case .loaded(let articles):
            List(articles) { article in
                Button {
                    openURL(article.url)
                } label: {
                    HStack(alignment: .top) {
                        AsyncImage(url: article.imageURL, transaction: Transaction(animation: .easeIn)) { phase in
                            switch phase {
                            case .empty: ProgressView()
                            case .success(let image): image.resizable().scaledToFill()
                            case .failure: Image(systemName: "photo").imageScale(.large)
                            @unknown default: EmptyView()
                            }
                        }
                        .frame(width: 80, height: 60)
                        .clipShape(.rect(cornerRadius: 8))
                        VStack(alignment: .leading) {
                            Text(article.title).font(.headline).lineLimit(2, reservesSpace: true)
                            Text(article.publishedAt, format: .relative(presentation: .named))
                                .font(.caption).foregroundStyle(.secondary)
                        }
                    }
                }
                .buttonStyle(.plain)
            }
            .refreshable { await model.load() }
        case .failed(let error):
            ContentUnavailableView {
                Label("Could not load", systemImage: "wifi.slash")
            } description: {
                Text(error.localizedDescription)
            } actions: {
                Button("Retry") { Task { await model.load() } }
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}
