import ChatModels
import Foundation
import FoundationNetworking
import Testing

/// Plain requests, without a cookie jar: each test says itself who it is.
enum HTTP {
    struct Answer: Sendable {
        var status: Int
        var headers: [String: String]
        var body: Data

        /// `name=value` of each cookie that is set.
        var cookies: [String] {
            headers["set-cookie"]?.split(separator: ";").first.map { [String($0)] } ?? []
        }

        var code: ChatError.Code? { try? JSONDecoder().decode(ErrorBody.self, from: body).error.code }

        func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try JSONDecoder().decode(type, from: body)
        }
    }

    static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpMaximumConnectionsPerHost = 64
        return URLSession(configuration: configuration)
    }()

    static func request(
        _ method: String, _ address: String, cookie: String? = nil, headers: [String: String] = [:], body: Data? = nil
    ) throws -> URLRequest {
        guard let url = URL(string: address) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        if let cookie { request.setValue(cookie, forHTTPHeaderField: "Cookie") }
        return request
    }

    static func send(
        _ method: String, _ address: String, cookie: String? = nil, headers: [String: String] = [:], body: Data? = nil
    ) async throws -> Answer {
        let request = try request(method, address, cookie: cookie, headers: headers, body: body)
        let (data, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        let fields = response.allHeaderFields.compactMap { name, value in
            (name as? String).map { ($0.lowercased(), "\(value)") }
        }
        let answer = Answer(
            status: response.statusCode, headers: Dictionary(fields, uniquingKeysWith: { first, _ in first }),
            body: data)
        try checkThatItIsDescribed(answer, method, request.url)
        return answer
    }

    /// Records an answer that is not in `Web/openapi.json`.
    private static func checkThatItIsDescribed(_ answer: Answer, _ method: String, _ url: URL?) throws {
        let path = url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }?.percentEncodedPath ?? ""
        let code = try? JSONDecoder().decode(ErrorBody.self, from: answer.body).error.code.rawValue
        let complaint = try InterfaceDescription.shared.get().complaint(method, path, answer.status, code)
        if let complaint { Issue.record("\(complaint): Scripts/openapi does not say so") }
    }
}
