import AppProtocol
import ChatModels
import Foundation

/// Values that several examples share.
enum Sample {
    static func uuid(_ number: UInt8) -> UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
    }

    static let kate = Participant(id: PersonID(uuid(1)), name: "Kate")
    static let john = Participant(id: PersonID(uuid(2)), name: "John")
    static let party = AppSummary(id: AppID(unchecked: "org.parley.MusselsParty"), name: "Mussels Party")
    static let picture = PictureID(unchecked: "ba7816bf")
    static let device = DeviceID(unchecked: "kate-phone")
    static let key = SendKey(unchecked: "k-1")

    /// As it crosses the border to an app: every field set.
    static let message = MessageState(
        session: uuid(100), url: "?name=Mussels%20Party", layout: layout,
        summaryText: "Kate changed the list", accessibilityLabel: "Mussels Party, 2 things", shouldExpire: true,
        sender: uuid(1), isPending: false)

    private static let layout = TemplateLayoutState(
        caption: "Mussels Party", subcaption: "2 things", trailingCaption: "Saturday", trailingSubcaption: "19:00",
        imageTitle: "Shopping", imageSubtitle: "for six", picture: Data([1, 2, 3]))

    static let storedLayout = AppMessage.Layout(
        caption: "Mussels Party", subcaption: "2 things", trailingCaption: "Saturday", trailingSubcaption: "19:00",
        imageTitle: "Shopping", imageSubtitle: "for six")

    static let notice = NoticeEvent(
        StoredNotice(
            NoticeRequest(
                identifier: "turn", title: "Your turn", subtitle: "Chess", body: "Kate has played.", hasSound: true),
            at: 1_000),
        app: party.id, name: party.name, conversation: ConversationID(unchecked: "home"))

    static let bubble = Bubble(
        app: party.id, appName: party.name, picture: picture, imageTitle: "Shopping", imageSubtitle: "for six",
        caption: "Mussels Party", subcaption: "2 things", trailingCaption: "Saturday", trailingSubcaption: "19:00",
        accessibilityLabel: "Mussels Party, 2 things")

    static let attachment = Attachment(
        kind: .sticker, file: picture, name: "mussel.gif", mediaType: "image/gif", byteCount: 1_200, width: 300,
        height: 300, label: "A mussel", app: party.id)

    static let video = MediaInfo(
        mediaType: "video/mp4", width: 1200, height: 600, duration: 2.5, hasPoster: true)
    static let sound = MediaInfo(mediaType: "audio/mp4", duration: 3, waveform: [0, 50, 100])
    static let stickerPlace = StickerPlace(x: 0.75, y: 0.25, rotation: 12, scale: 0.5)

    static func item(_ id: Int, _ kind: TranscriptItem.Kind, text: String? = nil, bubble: Bubble? = nil)
        -> TranscriptItem
    {
        TranscriptItem(
            id: id, kind: kind, sender: kate.id, senderName: kate.name, isMine: true, sentAt: 1_795_249_962_000,
            text: text, bubble: bubble, key: key)
    }
}
