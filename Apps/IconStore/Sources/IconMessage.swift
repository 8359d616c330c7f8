import Foundation
import IconDataKit
import Messages

// An icon in a message: `?icon=<id>`. What it looks like and costs is in the catalogue of whoever receives it.
extension Icon {
    private static let key = "icon"

    /// The identifier in a message's URL; nil where it is none of ours.
    static func identifier(in message: MSMessage) -> Icon.ID? {
        guard let url = message.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        else { return nil }
        return items.first { $0.name == key }?.value
    }

    /// A message that shows the icon, of the person whose token this is: `$` and an identifier.
    @MainActor func message(from person: String) -> MSMessage {
        var components = URLComponents()
        components.queryItems = [URLQueryItem(name: Self.key, value: id)]
        let layout = MSMessageTemplateLayout()
        layout.image = IconPicture.image(of: self)
        layout.caption = name
        layout.trailingCaption = price
        let message = MSMessage()
        message.url = components.url
        message.layout = layout
        message.summaryText = "\(person) shared the icon \(name)"
        message.accessibilityLabel = "Icon \(name), \(price)"
        return message
    }
}
