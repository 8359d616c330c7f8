import AppProtocol
import ChatModels
import Foundation

extension [LineDetails] {
    /// Describes a message, in whose texts names stand already.
    /// - Parameter name: returns the name of a person whom the app knows by an identifier; nil for any other UUID.
    init(_ message: AppMessage.State, name: (UUID) -> String?) {
        self = [
            LineDetails(
                "Message",
                [
                    "session": message.session?.uuidString, "summary": message.summaryText,
                    "accessibility label": message.accessibilityLabel,
                    "layout": message.isLive == true ? "live" : nil,
                    "expires": message.shouldExpire ? "once it has been read" : nil,
                ])
        ]
        if let url = message.url { append(LineDetails(url: url, name: name)) }
        if let layout = message.layout { append(LineDetails(layout)) }
    }
}

extension LineDetails {
    /// Describes a URL: its address without the query, then each query item, decoded.
    fileprivate init(url: String, name: (UUID) -> String?) {
        guard var parts = URLComponents(string: url) else {
            self.init("URL", ["address": url])
            return
        }
        let items = parts.queryItems ?? []
        let fragment = parts.fragment
        (parts.query, parts.fragment) = (nil, nil)
        let address = parts.string ?? url
        self.init("URL", ["address": address.isEmpty ? nil : address, "fragment": fragment])
        fields += items.map { item in
            let value = item.value ?? ""
            let person = UUID(uuidString: value).flatMap(name)
            return Field(name: item.name, value: person.map { "\($0) (\(value))" } ?? value)
        }
    }

    fileprivate init(_ layout: AppMessage.Layout) {
        self.init(
            "Layout",
            [
                "image title": layout.imageTitle, "image subtitle": layout.imageSubtitle, "caption": layout.caption,
                "subcaption": layout.subcaption, "trailing caption": layout.trailingCaption,
                "trailing subcaption": layout.trailingSubcaption,
            ])
    }
}
