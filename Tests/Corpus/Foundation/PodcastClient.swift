import Foundation

struct Podcast: Codable, Identifiable, Hashable, Sendable {
    let id: Int
    var title: String
    var artwork: URL?
    var genres: [String]
    var explicit: Bool
    var episodes: [Episode]
    var publishedAt: Date

    private enum CodingKeys: String, CodingKey {
        case id = "collection_id"
        case title = "collection_name"
        case artwork = "artwork_url"
        case meta, episodes
        case publishedAt = "published_at"
    }

    private enum MetaKeys: String, CodingKey {
        case genres, explicit = "is_explicit"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        title = try container.decode(String.self, forKey: .title).trimmingCharacters(in: .whitespacesAndNewlines)
        artwork = try container.decodeIfPresent(URL.self, forKey: .artwork)
        publishedAt = try container.decode(Date.self, forKey: .publishedAt)
        var list = try container.nestedUnkeyedContainer(forKey: .episodes)
        var decoded: [Episode] = []
        while !list.isAtEnd {
            if let episode = try list.decode(Lossy<Episode>.self).value { decoded.append(episode) }
        }
        episodes = decoded
        let meta = try container.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
        genres = try meta.decodeIfPresent([String].self, forKey: .genres) ?? []
        explicit = (try? meta.decode(Bool.self, forKey: .explicit)) ?? false
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(title, forKey: .title)
        try container.encodeIfPresent(artwork, forKey: .artwork)
        try container.encode(episodes, forKey: .episodes)
        try container.encode(publishedAt, forKey: .publishedAt)
        var meta = container.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
        try meta.encode(genres, forKey: .genres)
        try meta.encode(explicit, forKey: .explicit)
    }
}

struct Episode: Codable, Identifiable, Hashable, Sendable {
    enum Kind: String, Codable, Sendable { case full, trailer, bonus }
    let id: UUID
    var name: String
    var kind: Kind
    var duration: TimeInterval
}

private struct Lossy<Value: Decodable>: Decodable {
    let value: Value?
    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}

struct PodcastError: LocalizedError {
    enum Reason { case badStatus(Int), notJSON, offline }
    let reason: Reason

    var errorDescription: String? {
        switch reason {
        case .badStatus(let code): HTTPURLResponse.localizedString(forStatusCode: code).localizedCapitalized
        case .notJSON: "The server sent something unexpected."
        case .offline: "You appear to be offline."
        }
    }
}

final class PodcastClient: Sendable {
    private let session: URLSession
    private let baseURL: URL

    init(baseURL: URL, configuration: URLSessionConfiguration = .default) {
        configuration.timeoutIntervalForRequest = 20
        configuration.waitsForConnectivity = true
        configuration.requestCachePolicy = .returnCacheDataElseLoad
        configuration.httpAdditionalHeaders = ["Accept": "application/json"]
        configuration.urlCache = URLCache(memoryCapacity: 4 << 20, diskCapacity: 32 << 20, diskPath: "podcasts")
        session = URLSession(configuration: configuration)
        self.baseURL = baseURL
    }

    private var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            if let date = try? Date(text, strategy: .iso8601) { return date }
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Bad date \(text)"))
        }
        return decoder
    }

    func search(_ term: String, limit: Int = 20) async throws -> [Podcast] {
        let url = baseURL.appending(path: "search").appending(queryItems: [
            URLQueryItem(name: "term", value: term),
            URLQueryItem(name: "limit", value: limit.formatted(.number.grouping(.never)))
        ])
        return try await send(URLRequest(url: url))
    }

    func publish(_ podcast: Podcast, token: String) async throws -> Podcast {
        var request = URLRequest(url: baseURL.appending(component: "podcasts"), cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 60)
        request.httpMethod = "PUT"
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        request.addValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        request.httpBody = try encoder.encode(podcast)
        return try await send(request)
    }

    private func send<Response: Decodable>(_ request: URLRequest) async throws -> Response {
        do {
            let (data, response) = try await session.data(for: request)
            guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else {
                throw PodcastError(reason: .badStatus((response as? HTTPURLResponse)?.statusCode ?? -1))
            }
            guard http.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("application/json") == true else { throw PodcastError(reason: .notJSON) }
            return try decoder.decode(Response.self, from: data)
        } catch let error as URLError where [.notConnectedToInternet, .networkConnectionLost].contains(error.code) {
            throw PodcastError(reason: .offline)
        }
    }

    func download(_ url: URL, to destination: URL) async throws -> Int64 {
        let (temporary, response) = try await session.download(from: url)
        _ = try FileManager.default.replaceItemAt(destination, withItemAt: temporary)
        return response.expectedContentLength
    }
}
