//
//  Basket+Message.swift
//  KioskMessages
//

import KioskKit
import Messages

extension Basket {
    convenience init(message: MSMessage?) {
        self.init()
        guard let url = message?.url, let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems else { return }
        for item in items {
            switch item.name {
            case "gift": isGift = item.value == "1"
            case "note": note = item.value ?? ""
            default: setCount(Int(item.value ?? "") ?? 0, of: item.name)
            }
        }
    }

    func message(session: MSSession) -> MSMessage {
        var components = URLComponents()
        components.queryItems = counts.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: "\($0.value)") }
            + [URLQueryItem(name: "gift", value: isGift ? "1" : "0"), URLQueryItem(name: "note", value: note)]
        let layout = MSMessageTemplateLayout()
        layout.caption = "Order for \(Product(name: "", price: total).formattedPrice)"
        layout.subcaption = note
        let message = MSMessage(session: session)
        message.url = components.url
        message.layout = layout
        return message
    }
}
