import GroceriesKit
import Messages

extension GroceryList {
    convenience init(message: MSMessage?) {
        self.init()
        guard let url = message?.url, let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
        replace(with: (components.queryItems ?? []).map { item in
            Grocery(name: item.name, quantity: Int(item.value ?? "") ?? 1)
        })
    }

    func message(in session: MSSession?) -> MSMessage {
        let message = MSMessage(session: session ?? MSSession())
        var components = URLComponents()
        components.queryItems = items.map { URLQueryItem(name: $0.name, value: String($0.quantity)) }
        message.url = components.url
        let layout = MSMessageTemplateLayout()
        layout.caption = items.map { $0.name }.joined(separator: ", ")
        message.layout = layout
        return message
    }
}
