import Foundation
public import Messages
import UIKit

/// Posts to the address that stands in the file `addresses` of its home folder, and shows the answer; a page of an ordinary app.
public final class SessionViewController: MSMessagesAppViewController {
    private struct Score: Codable { var points: Int }

    private let label = UILabel(frame: CGRect(x: 16, y: 60, width: 300, height: 30))

    override public func viewDidLoad() {
        super.viewDidLoad()
        let post = UIAction(title: "Post") { [weak self] _ in self?.post() }
        let load = UIAction(title: "Load") { [weak self] _ in self?.load() }
        for (index, action) in [post, load].enumerated() {
            let button = UIButton(configuration: .plain(), primaryAction: action)
            button.frame = CGRect(x: 16 + 110 * index, y: 10, width: 100, height: 40)
            view.addSubview(button)
        }
        view.addSubview(label)
    }

    private var address: URL? {
        let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("addresses")
        return (try? String(contentsOf: file, encoding: .utf8)).flatMap { URL(string: $0) }
    }

    private func post() {
        guard let address else { return }
        Task {
            do {
                var request = URLRequest(url: address)
                request.httpMethod = "POST"
                request.httpBody = try JSONEncoder().encode(Score(points: 5))
                request.setValue("application/json", forHTTPHeaderField: "Content-Type")
                let (data, response) = try await URLSession.shared.data(for: request)
                let points = try JSONDecoder().decode(Score.self, from: data).points
                label.text = "status \((response as? HTTPURLResponse)?.statusCode ?? 0), \(points) points"
            } catch {
                label.text = "code \((error as NSError).code)"
            }
        }
    }

    private func load() {
        guard let address else { return }
        let session = URLSession(configuration: .default)
        session.dataTask(with: address) { data, _, error in
            let text =
                data.map { String(decoding: $0, as: UTF8.self) } ?? "code \((error as? URLError)?.errorCode ?? 0)"
            DispatchQueue.main.async { self.label.text = text }
        }.resume()
    }
}
