import Foundation
import Messages

extension Poll {
    /// Returns nil where there is no message, or it holds no poll.
    init?(message: MSMessage?) {
        guard let url = message?.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        else { return nil }
        for item in items { read(item.name, item.value ?? "") }
        guard canBeAsked else { return nil }
    }

    private mutating func read(_ name: String, _ value: String) {
        switch name {
        case "question": question = value
        case "answer": add(value)
        default:
            if let device = UUID(uuidString: name), let answer = Int(value) { choose(answer, by: device) }
        }
    }

    var url: URL? {
        var components = URLComponents()
        components.queryItems = [URLQueryItem(name: "question", value: question)]
        components.queryItems? += answers.map { URLQueryItem(name: "answer", value: $0) }
        for (device, answer) in choices.sorted(by: { $0.key.uuidString < $1.key.uuidString }) {
            components.queryItems?.append(URLQueryItem(name: device.uuidString, value: String(answer)))
        }
        return components.url
    }
}
