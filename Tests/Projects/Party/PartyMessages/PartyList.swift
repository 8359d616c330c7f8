//
//  PartyList.swift
//  PartyMessages
//

import Foundation
import Messages

struct PartyList {
    var title = "Party"
    var items: [String] = []

    var queryItems: [URLQueryItem] {
        return [URLQueryItem(name: "title", value: title)] + items.map { URLQueryItem(name: "item", value: $0) }
    }
}

extension PartyList {
    init?(message: MSMessage?) {
        guard let messageURL = message?.url else { return nil }
        guard let urlComponents = NSURLComponents(url: messageURL, resolvingAgainstBaseURL: false), let queryItems = urlComponents.queryItems else { return nil }
        for queryItem in queryItems {
            guard let value = queryItem.value else { continue }
            if queryItem.name == "title" { title = value }
            if queryItem.name == "item" { items.append(value) }
        }
    }
}
