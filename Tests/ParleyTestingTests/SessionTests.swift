import AppProtocol
import Combine
import Foundation
import Messages
import ParleyTesting
import Testing
import UIKit

/// `URLSession` against the network of a world.
@MainActor @Suite(.timeLimit(.minutes(5)), .serialized) struct SessionTests {
    private static let address = "https://api.example.org/scores"

    private func world(hosts: [String] = ["api.example.org"]) throws -> World {
        try World(app: ScoresController.self, name: "Scores", people: ["Kate", "John"], networkHosts: hosts)
    }

    @Test func `a post of something codable has its body and headers, and is answered`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try world.network.respond(
            status: 201, headers: ["X-Rank": "3"], body: Data(#"{"points":7}"#.utf8), at: Self.address)
        try await kate.openApp()
        try await kate.tap("Post")
        #expect(kate.texts.contains("201 7 3"))
        let sent = try #require(world.network.sent.last)
        #expect(sent.method == "POST" && sent.headers["Content-Type"] == "application/json")
        #expect(sent.body == Data(#"{"points":5}"#.utf8))
    }

    @Test func `uploads and downloads bring their bytes`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try world.network.serve(Data("shell".utf8), at: Self.address)
        try await kate.openApp()
        try await kate.tap("Upload")
        #expect(world.network.sent.last?.body == Data("pearl".utf8) && kate.texts.contains("shell"))
        try world.network.serve(Data("sand".utf8), at: Self.address)
        try await kate.tap("Download")
        #expect(kate.texts.contains("sand"))
    }

    @Test(arguments: [
        "Data task", "Upload task", "Download task", "Publisher", "Own session", "Away from the main actor",
    ])
    func `a task of every kind is loaded by the host`(kind: String) async throws {
        let world = try world()
        let kate = world.device("Kate")
        try world.network.serve(Data("mussel".utf8), at: Self.address)
        try await kate.openApp()
        try await kate.tap(kind)
        #expect(kate.texts.contains("mussel"))
        #expect(world.network.sent.last?.body == (kind == "Upload task" ? Data("pearl".utf8) : nil))
    }

    @Test func `a request that is cancelled is not waited for, and says so`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try world.network.hold(Self.address)
        try await kate.openApp()
        try await kate.tap("Post")
        #expect(world.network.waitingCount == 1)
        try await kate.tap("Cancel")
        #expect(kate.texts.contains("code -999"))
        #expect(world.network.waitingCount == 0)
    }

    @Test func `a request goes to the world whose scene began it, whoever is given an event meanwhile`() async throws {
        let (world, other) = (try world(), try world())
        let kate = world.device("Kate")
        try world.network.hold(Self.address)
        try await kate.openApp()
        try await kate.tap("Twice")
        try other.network.serve(Data("theirs".utf8), at: Self.address)
        try await other.device("Kate").openApp()
        try await world.network.release(Self.address, with: Data("ours".utf8))
        #expect(kate.texts.contains("ours"))
        #expect(world.network.sent.count == 2 && other.network.sent.isEmpty)
    }

    @Test func `a host that is not named is not asked, and the app's log names the key`() async throws {
        let world = try world(hosts: [])
        let kate = world.device("Kate")
        try await kate.openApp()
        try await kate.tap("Post")
        #expect(kate.texts.contains("code \(URLError.Code.dataNotAllowed.rawValue)") && world.network.sent.isEmpty)
        let diagnostic = try #require(kate.diagnostics.first { $0.code == "host_not_allowed" })
        #expect(diagnostic.message.contains("ParleyNetworkHosts"))
    }

    @Test func `a body that is too large is refused before it is sent, and the process goes on`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try await kate.openApp()
        try await kate.tap("Too much")
        #expect(kate.texts.contains("code \(URLError.Code.dataLengthExceedsMaximum.rawValue)"))
        #expect(world.network.sent.isEmpty && kate.diagnostics.contains { $0.code == "too_large" })
    }
}

private struct Score: Codable { var points: Int }

private final class ScoresController: MSMessagesAppViewController {
    private let address = URL(string: "https://api.example.org/scores") ?? URL(fileURLWithPath: "/")
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    private var running: Task<Void, Never>?
    private var subscription: AnyCancellable?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        let actions: [(String, () -> Void)] = [
            ("Post", { self.show { try await self.post() } }),
            ("Upload", { self.show { try await self.upload(Data("pearl".utf8)) } }),
            ("Too much", { self.show { try await self.upload(Data(count: 6 << 20)) } }),
            ("Download", { self.show { try await self.download() } }), ("Cancel", { self.running?.cancel() }),
            (
                "Twice",
                {
                    self.show {
                        _ = try await self.download(); return try await self.download()
                    }
                }
            ),
            ("Data task", { self.session.dataTask(with: self.address, completionHandler: self.completion).resume() }),
            (
                "Upload task",
                {
                    self.session.uploadTask(
                        with: self.request, from: Data("pearl".utf8), completionHandler: self.completion
                    ).resume()
                }
            ),
            ("Download task", { self.downloadTask() }), ("Away from the main actor", { self.loadElsewhere() }),
            ("Publisher", { self.publish() }),
            (
                "Own session",
                {
                    let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: .main)
                    session.dataTask(with: self.address, completionHandler: self.completion).resume()
                }
            ),
        ]
        for (index, (title, action)) in actions.enumerated() {
            let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
            button.frame = CGRect(x: 0, y: 40 + 40 * index, width: 200, height: 36)
            view.addSubview(button)
        }
    }

    private var session: URLSession { .shared }

    private var request: URLRequest {
        var request = URLRequest(url: address)
        request.httpMethod = "POST"
        return request
    }

    private var completion: @Sendable (Data?, URLResponse?, (any Error)?) -> Void {
        { data, _, error in
            let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(String(describing: error))"
            Task { @MainActor [weak self] in self?.label.text = text }
        }
    }

    private func show(_ work: @escaping @MainActor () async throws -> String) {
        running = Task {
            do {
                label.text = try await work()
            } catch {
                label.text = "code \((error as NSError).code)"
            }
        }
    }

    private func post() async throws -> String {
        var request = request
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(Score(points: 5))
        let (data, response) = try await URLSession.shared.data(for: request)
        let answer = response as? HTTPURLResponse
        let points = try JSONDecoder().decode(Score.self, from: data).points
        return "\(answer?.statusCode ?? 0) \(points) \(answer?.value(forHTTPHeaderField: "x-rank") ?? "")"
    }

    private func upload(_ data: Data) async throws -> String {
        String(decoding: try await URLSession.shared.upload(for: request, from: data).0, as: UTF8.self)
    }

    private func download() async throws -> String {
        let (file, _) = try await URLSession.shared.download(from: address)
        defer { try? FileManager.default.removeItem(at: file) }
        return try String(contentsOf: file, encoding: .utf8)
    }

    private func downloadTask() {
        let task: URLSessionDownloadTask = session.downloadTask(with: address) { [completion] file, response, error in
            completion(file.flatMap { try? Data(contentsOf: $0) }, response, error)
        }
        task.resume()
    }

    private func loadElsewhere() {
        Task { [address] in
            let text = await Self.text(at: address)
            label.text = text
        }
    }

    @concurrent private nonisolated static func text(at address: URL) async -> String {
        let data = try? await URLSession.shared.data(from: address).0
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
    }

    private func publish() {
        subscription = session.dataTaskPublisher(for: address).map { @Sendable answer in
            String(decoding: answer.data, as: UTF8.self)
        }
        .replaceError(with: "failed")
        .sink { @Sendable text in Task { @MainActor [weak self] in self?.label.text = text } }
    }
}
