import Foundation
import IconDataKit
import Messages

/// An icon in a message: `?icon=<id>&cents=<price>`, and for a receipt `&receipt=<number>`. The price is the store's;
/// recipients check it against their catalogue, since a URL is easily forged.
struct IconMessage: Hashable {
    var id: Icon.ID
    /// Price in euro cents; nil if the message has none.
    var cents: Int?
    /// Number of the receipt; nil if the message only shows the icon.
    var receipt: String?

    init(_ icon: Icon, receipt: String? = nil) {
        (id, cents, self.receipt) = (icon.id, icon.cents, receipt)
    }

    /// Returns nil if the URL is not one of this app.
    init?(url: URL?) {
        guard let url, let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems else {
            return nil
        }
        func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
        guard let id = value("icon") else { return nil }
        self.id = id
        cents = value("cents").flatMap { Int($0) }
        receipt = value("receipt").map { String($0.prefix(Self.receiptLengthMax)) }
    }

    var url: URL? {
        var components = URLComponents()
        components.queryItems =
            [URLQueryItem(name: "icon", value: id)]
            + (cents.map { [URLQueryItem(name: "cents", value: "\($0)")] } ?? [])
            + (receipt.map { [URLQueryItem(name: "receipt", value: $0)] } ?? [])
        return components.url
    }

    static let receiptLengthMax = 12

    /// Returns a random receipt number of eight characters.
    static func newReceipt() -> String { String(UUID().uuidString.prefix(8)) }
}

extension IconMessage {
    /// A message that shows the icon, or the receipt of it.
    /// - Parameters:
    ///   - person: the token of who sends it: `$` and an identifier.
    ///   - session: of the icon's bubble, whose place a receipt takes.
    @MainActor func message(of icon: Icon, from person: String, in session: MSSession, locale: Locale) -> MSMessage {
        let price = icon.price(in: locale)
        let layout = MSMessageTemplateLayout()
        layout.image = IconPicture.image(of: icon, isBought: receipt != nil)
        layout.caption = receipt == nil ? icon.name : "\(person) bought \(icon.name)"
        layout.trailingCaption = price
        layout.subcaption = receipt.map { "Receipt \($0)" }
        let message = MSMessage(session: session)
        message.url = url
        message.layout = layout
        message.summaryText = "\(person) \(receipt == nil ? "shared the icon" : "bought") \(icon.name)"
        message.accessibilityLabel = "\(receipt == nil ? "Icon" : "Receipt for") \(icon.name), \(price)"
        return message
    }
}
