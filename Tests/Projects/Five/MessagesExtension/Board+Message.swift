//
//  Board+Message.swift
//  MessagesExtension
//
//  Created by Anna Example on 13.04.19.
//  Copyright © 2019 Anna Example. All rights reserved.
//

import Messages
import UIKit

extension Board {
    private static let key = "board"

    init?(message: MSMessage?) {
        guard let url = message?.url,
            let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
            let value = components.queryItems?.first(where: { $0.name == Board.key })?.value
            else { return nil }
        self.init(text: value)
    }

    func message(picture: UIImage, in session: MSSession?) -> MSMessage {
        var components = URLComponents()
        components.queryItems = [URLQueryItem(name: Board.key, value: text)]

        let layout = MSMessageTemplateLayout()
        layout.image = picture
        layout.caption = winner.map { "\($0.name) wins!" } ?? "\(turn.name)’s turn"
        layout.trailingSubcaption = "\(stones.compactMap { $0 }.count) stones"

        let message = MSMessage(session: session ?? MSSession())
        message.url = components.url
        message.layout = layout
        message.summaryText = "A stone was placed"
        return message
    }
}
