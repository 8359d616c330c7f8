package import AppProtocol
package import ChatModels
package import Foundation
package import RenderTree

extension DeviceHost {
    /// What happens to a device. `instance` numbers the app processes that this host has launched, from 1.
    package enum Event: Hashable, Sendable {
        // The person, through the browser.
        case openApp(AppID)
        /// A tap on a bubble; `picture` holds the bytes of the entry's picture, for the app to read back.
        case tapBubble(LogEntry, picture: Data?)
        case setStyle(PresentationStyle)
        /// The person drags the panel: its content is so high now, in points. `setStyle` ends it.
        case dragPanel(height: Double)
        case closePanel
        case input(instance: Int, InputEvent)
        case screen(ScreenBody)
        /// Which live bubbles are in sight, and what of them the host does not know.
        case seeLive(LiveSight)
        /// Nobody has the conversation on screen any more.
        case lookAway
        /// Draws the bubbles of an app again that has failed.
        case retryLive(LivePlace)
        /// `page` is where it was typed.
        case setDraftText(String, page: PageID? = nil)
        case removeDraft
        /// Takes one file out of the field, by its place.
        case removeAttachment(Int)
        /// Sends again, or drops, what the app could not send directly.
        case retryUnsent(SendKey)
        case discardUnsent(SendKey)
        /// Somebody joined or left: who takes part now, and who did before.
        case people([Participant], former: [Participant])
        /// Messages went after they were read, or are kept.
        case expiries(gone: Set<Int>, kept: Set<Int>)
        /// Apps were put on the device or taken off it, or its system changed.
        case setUp(DeviceSetup)
        /// The owner has looked the key up in the log first: one that is there never comes here, or it could take a draft
        /// that was staged since. Where the answer has no `append`, nothing new is sent under this key.
        case send(SendKey, text: String)
        /// Puts a sticker on a bubble; `count` are there. The owner has looked the key up in the log first.
        case placeSticker(PlaceStickerBody, on: LogEntry, count: Int)
        /// Gives up media that is being made ready.
        case cancelPreparation(Int)

        // Media that is being made ready.
        /// 0…1.
        case preparationAdvanced(Int, Double)
        case prepared(Int, Result<PreparedMedia, MediaFailure>)

        /// What a `fetch` has brought: a picture's bytes.
        case fetched(instance: Int, id: Int, Result<Data, NetworkFailure>)

        // The app process.
        case requested(instance: Int, id: Int, AppRequest)
        case notified(instance: Int, AppNotification)
        /// The process is gone; `nil` where the host itself ended it.
        case ended(instance: Int, PanelFailure?)

        // The log.
        /// An entry of this conversation is stored, by whichever device.
        case stored(LogEntry, picture: Data?)
        /// The `append` of this key is on disk; the draft it took is gone from the field.
        case sent(SendKey)
        /// The `append` of this key failed; the draft stays.
        case sendFailed(SendKey)
    }

    /// What the owner of a `DeviceHost` has to do, in order.
    package enum Action: Hashable, Sendable {
        /// Starts a process of the app; `initialize` is part of that.
        case launch(instance: Int, AppID)
        case request(instance: Int, HostRequest)
        case answer(instance: Int, id: Int, Outcome)
        case terminate(instance: Int)
        /// Only `panel`, `patch`, `live`, `livePatch`, `draft`, `unsent`, `openURL`, `apps` and `participants` come from
        /// here.
        case publish(ServerEvent)
        /// Append these to the log in one transaction, under this key; the same transaction empties the stored draft.
        case append(SendKey, [NewEntry])
        /// The same past the input field: what is staged stays.
        case appendDirectly(SendKey, [NewEntry])
        /// Append it under this key; the request that asked for it fails where this does.
        case appendSticker(SendKey, NewEntry)
        /// Keep it with the conversation, so that it survives a reload and a restart; `nil` message is none staged.
        case saveDraft(StagedDraft)
        /// The same for what the log did not take, in order; empty for nothing.
        case saveUnsent([DirectSend])
        /// Make the media ready and tell with `prepared`, also where `stopPreparing` of this number came meanwhile.
        case prepare(Int, MediaJob)
        case stopPreparing(Int)
        /// Fetch a picture from the network for an app, within what its manifest allows, and tell with `fetched`, also where
        /// `stopFetching` of this number came meanwhile.
        case fetch(instance: Int, id: Int, AppID, url: String)
        case stopFetching(instance: Int, id: Int)
        /// A line for the app's log.
        case log(Diagnostic)
    }
}

/// An entry before it has its place in the log.
package struct NewEntry: Hashable, Sendable {
    package var content: EntryContent
    /// Bytes of the bubble's picture or of the attachment; the store keeps them and fills in their name.
    package var picture: Data?
    /// Its still picture, where it moves.
    package var poster: Data?

    package init(content: EntryContent, picture: Data? = nil, poster: Data? = nil) {
        self.content = content
        self.picture = picture
        self.poster = poster
    }
}

/// What is staged in the input field, as the host keeps it.
package struct StagedDraft: Hashable, Sendable, Codable {
    package var text: String
    /// In log form (`AppMessage`): tokens name persons, the picture is apart.
    package var message: AppMessage?
    package var picture: Data?
    package var poster: Data?
    package var attachments: [StagedAttachment]

    package init(
        text: String = "", message: AppMessage? = nil, picture: Data? = nil, poster: Data? = nil,
        attachments: [StagedAttachment] = []
    ) {
        self.text = text
        self.message = message
        self.picture = picture
        self.poster = poster
        self.attachments = attachments
    }
}

package struct StagedAttachment: Hashable, Sendable, Codable {
    package var attachment: Attachment
    package var bytes: Data
    package var poster: Data?

    package init(attachment: Attachment, bytes: Data, poster: Data? = nil) {
        self.attachment = attachment
        self.bytes = bytes
        self.poster = poster
    }
}
