public import AppProtocol
public import ChatModels
public import Foundation
public import RenderTree
public import Transcript

extension DeviceHost {
    /// Input of the state machine.
    public enum Event: Hashable, Sendable {
        // Actions of the person, from the browser.
        case openApp(AppID)
        /// A tap on a bubble; `picture` has the bytes of the entry's picture, for the app to read back.
        case tapBubble(LogEntry, picture: Data?)
        case setStyle(PresentationStyle)
        /// The person drags the panel; `height` is the height of its content in points. `setStyle` ends the drag.
        case dragPanel(height: Double)
        case closePanel
        case input(instance: InstanceID, InputEvent)
        case screen(ScreenBody)
        /// Live bubbles that are visible now, with the entries that the host does not know yet.
        case visibleLiveBubbles(LiveSight)
        /// No page shows the conversation any more.
        case conversationHidden
        /// Draws the bubbles of a failed app again.
        case retryLive(LiveBubbleLocation)
        /// New text of the draft; `page` is the page on which it was typed.
        case setDraftText(String, page: PageID? = nil)
        case removeDraft
        /// Puts a file of the person into the input field; nothing happens where that was done with this key before.
        case addFile(name: String, bytes: Data, key: SendKey? = nil)
        /// Removes the file at this index from the input field.
        case removeAttachment(Int)
        /// Retries, or discards, a failed direct send.
        case retryUnsent(SendKey)
        case discardUnsent(SendKey)
        /// Present and former participants, after somebody joined or left.
        case people([Participant], former: [Participant])
        /// Entries that have expired for the person, and those that the person keeps.
        case expiries(gone: Set<Int>, kept: Set<Int>)
        /// Apps were installed or removed, or the device's system changed.
        case setUp(DeviceSetup)
        /// The apps of the server are others.
        case serverApps([AppSummary])
        /// The app's bundle was replaced: it starts anew where it is open.
        case appReplaced(AppID)
        /// Sends the draft. Where there is one, the owner must look the key up in the log first: a known key would take what
        /// was typed or staged since. Where the result has no `append`, nothing new is sent under this key.
        /// `replyTo` is the entry that the first of the new ones answers.
        case send(SendKey, text: String, replyTo: Int? = nil, mentions: [Mention]? = nil)
        /// Places a sticker on a bubble, which has `count` stickers already. The owner must look the key up in the log
        /// first.
        case placeSticker(PlaceStickerBody, on: LogEntry, count: Int)
        /// Changes an entry of the log, which the person may see.
        case change(EntryInContext, EntryChange, SendKey)
        /// Cancels the preparation of media.
        case cancelPreparation(Int)

        // Files that the open app asks for or gives.
        /// The chosen files; they go to a folder of this name in the app's container.
        case announceFiles(Int, [AnnouncedFile], folder: String)
        /// A file was stored in the container.
        case fileArrived(Int, folder: String, index: Int, ChosenFile)
        case cancelFiles(Int)
        /// Result of `measure`: bytes of each file; nil where one is not there.
        case measured(Int, [Int]?)
        /// A file is being served; later, whether all of it was.
        case serveFile(Int, index: Int)
        case fileServed(Int, index: Int, isWhole: Bool)

        // Preparation of media.
        /// Progress from 0 to 1.
        case preparationAdvanced(Int, Double)
        case prepared(Int, Result<PreparedMedia, MediaFailure>)

        /// Result of a `fetch`.
        case fetched(process: ProcessID, id: Int, Result<Fetched, NetworkFailure>)
        /// Somebody of the conversation has changed a value that its people share in the app.
        case groupChanged(AppID, GroupStoreEvent)
        /// The person has said whether the app may show notices; it may have been on another device.
        case noticePermission(AppID, isAllowed: Bool)
        /// Notices of the app, whose time has come.
        case noticesDelivered(AppID, [StoredNotice])
        /// Opens the app by a notice.
        case openNotice(AppID, StoredNotice)

        // Messages of the app process.
        case requested(process: ProcessID, id: Int, AppRequest)
        case notified(process: ProcessID, AppNotification)
        /// The process has ended; `nil` where the host terminated it.
        case ended(process: ProcessID, PanelFailure?)

        // Changes of the log.
        /// An entry of this conversation was stored, from any device.
        case stored(LogEntry, picture: Data?)
        /// The `append` with this key is on disk; its draft is no longer in the input field.
        case sent(SendKey)
        /// The `append` with this key failed; its draft returns to the input field.
        case sendFailed(SendKey)
    }

    /// An effect for the owner of a `DeviceHost` to carry out, in order.
    public enum Action: Hashable, Sendable {
        /// Start a process of the app, including its `initialize` request.
        case launch(process: ProcessID, AppID)
        case request(process: ProcessID, HostRequest)
        case answer(process: ProcessID, id: Int, Outcome)
        case terminate(process: ProcessID)
        /// Publish the event to clients. Only `panel`, `patch`, `live`, `draft`, `unsent`, `openURL`, `files`, `notice`,
        /// `noticeQuestion`, `apps` and `participants` occur here.
        case publish(ServerEvent)
        /// Append the entries to the log under this key, in one transaction that also removes the stored draft.
        case append(SendKey, [NewEntry])
        /// Append the entries of a direct send, without touching the draft.
        case appendDirectly(SendKey, [NewEntry])
        /// Append the entry under this key; if that fails, the person's request fails.
        case appendChange(SendKey, NewEntry)
        /// Store the draft, so that it survives a reload and a restart; a nil `message` means that none is staged.
        case saveDraft(Draft)
        /// Store the unsent direct sends, in order; an empty list removes them.
        case saveUnsent([DirectSend])
        /// Prepare the media and report with `prepared`, even if `stopPreparing` with this number came in the meantime.
        case prepare(Int, MediaJob)
        case stopPreparing(Int)
        /// Ask a host that the app's manifest allows, and report with `fetched`, even if
        /// `stopFetching` with this number came in the meantime.
        case fetch(process: ProcessID, id: Int, AppID, Fetch)
        case stopFetching(process: ProcessID, id: Int)
        /// Look how large these files of the app's container are, and report with `measured`.
        case measure(Int, AppID, [AppFile])
        /// Write a diagnostic to the app's log.
        case log(Diagnostic)
    }
}
