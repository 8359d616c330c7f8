//
//  Event.swift
//  CountdownMessages
//

import Foundation
import Messages
import Observation

struct Event: Codable, Equatable {
    var name = ""
    var days = 7
}

@Observable
final class EventModel {
    var event = Event()
    var isReadOnly = false

    init(message: MSMessage?) {
        guard let url = message?.url,
              let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems,
              let data = items.first(where: { $0.name == "event" })?.value?.data(using: .utf8),
              let event = try? JSONDecoder().decode(Event.self, from: data)
        else { return }
        self.event = event
        isReadOnly = true
    }

    func message(in session: MSSession?) throws -> MSMessage {
        let data = try JSONEncoder().encode(event)
        var components = URLComponents()
        components.queryItems = [URLQueryItem(name: "event", value: String(decoding: data, as: UTF8.self))]
        let layout = MSMessageTemplateLayout()
        layout.caption = event.name
        layout.subcaption = String(localized: "In \(event.days) days")
        let message = MSMessage(session: session ?? MSSession())
        message.url = components.url
        message.layout = layout
        return message
    }
}
