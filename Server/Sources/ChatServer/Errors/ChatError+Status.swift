import ChatModels
import ChatStore
import Foundation
import Hummingbird

extension ChatError.Code {
    /// HTTP status of the error; the only place that maps one to the other.
    var status: HTTPResponse.Status {
        switch self {
        case .malformedBody, .badNumber, .badName, .badPage, .badHandshake, .badHeader, .badReaction, .badSubscription:
            .badRequest
        case .bodyTooLarge, .textTooLong, .fileTooLarge: .contentTooLarge
        case .wrongFile: .unsupportedMediaType
        case .badFile, .tooManyFiles, .badBundle: .unprocessableContent
        case .notSignedIn: .unauthorized
        case .suspended, .notAllowed, .blocked, .wrongOrigin, .wrongPasskey, .notAParticipant, .notYours: .forbidden
        case .wrongCode, .unknownPerson,
            .unknownDevice, .unknownConversation, .unknownEntry, .unknownApp, .unknownPicture, .unknownInvitation,
            .unknownStream, .unknownFiles, .unknownReport, .unknownPasskey, .notFound:
            .notFound
        case .expired: .gone
        case .notABubble, .notASticker, .tooManyStickers, .wrongEntry, .tooLate, .tooManyChanges, .panelNotOpen,
            .tooFewPeople, .tooManyPeople, .tooManyDevices, .tooManyPasskeys, .nothingToUndo, .cannotInstall:
            .conflict
        case .tooManyStreams, .tooManyCodes, .tooManySends, .tooManyRequests, .tooManyJoins: .tooManyRequests
        case .previewsFailed: .badGateway
        case .notReady: .serviceUnavailable
        case .diskFull, .readOnlyStore, .mediaQuotaReached:
            HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
        case .internalError: .internalServerError
        }
    }
}

extension ChatError {
    /// Returns the error that a client gets to see. Internal errors become a generic one; the caller logs the original.
    static func reported(for error: any Error) -> ChatError {
        switch error {
        case let error as ChatError: error
        case let error as ChatStoreError: reported(for: error)
        case let error as RetryLater: ChatError(error.code, error.message)
        case CocoaError.fileWriteOutOfSpace: diskFull
        case let error as HTTPError where error.status == .notFound:
            ChatError(.notFound, "There is nothing at this address.")
        case let error as HTTPError where error.status == .contentTooLarge: bodyTooLarge
        default: ChatError(.internalError, "The server could not do this. Please try again.")
        }
    }

    private static let diskFull = ChatError(
        .diskFull, "The server’s disk is full. Nothing was lost; try again later.")

    static let tooManyUploads = ChatError(
        .tooManyRequests, "Many files are being uploaded just now. Please try again.")
    static let bodyTooLarge = ChatError(
        .bodyTooLarge, "A request may carry \(ChatLimits.bodyByteCountMax) bytes at most.")

    /// One answer for malformed, unknown and withdrawn links alike, so that a guess learns nothing.
    static let unknownInvitation = ChatError(
        .unknownInvitation, "This invitation does not work: its link is not complete, or it has been withdrawn.")

    private static func reported(for error: ChatStoreError) -> ChatError {
        switch error.code {
        case .unknownDevice: ChatError(.unknownDevice, error.message)
        case .unknownConversation: ChatError(.unknownConversation, error.message)
        case .notAParticipant: ChatError(.notAParticipant, error.message)
        case .tooFewPeople: ChatError(.tooFewPeople, error.message)
        case .tooManyPeople: ChatError(.tooManyPeople, error.message)
        case .unknownPerson: ChatError(.unknownPerson, error.message)
        case .tooManyDevices: ChatError(.tooManyDevices, error.message)
        case .blocked: ChatError(.blocked, error.message)
        case .unknownEntry: ChatError(.unknownEntry, error.message)
        case .unknownReport: ChatError(.unknownReport, error.message)
        case .tooManyConversations, .tooManyInvitations, .tooManyBlocks, .tooManyReports:
            ChatError(.tooManyRequests, error.message)
        case .notAllowed: ChatError(.notAllowed, error.message)
        case .wrongCode: ChatError(.wrongCode, error.message)
        case .wrongPasskey: ChatError(.wrongPasskey, error.message)
        case .unknownPasskey: ChatError(.unknownPasskey, error.message)
        case .tooManyPasskeys: ChatError(.tooManyPasskeys, error.message)
        case .nameTaken: ChatError(.badName, error.message)
        case .unknownInvitation: .unknownInvitation
        case .invitationOver: ChatError(.expired, error.message)
        case .entryChanged: ChatError(.wrongEntry, error.message)
        case .keyAlreadyUsed: ChatError(.malformedBody, error.message)
        case .diskFull: diskFull
        case .mediaQuotaReached:
            ChatError(
                .mediaQuotaReached,
                "The server has no room for more pictures, videos and files. Nothing was lost, and texts can still be sent."
            )
        case .readOnly:
            ChatError(.readOnlyStore, "The server may not write to its disk. Nothing was lost; try again later.")
        case .cannotOpen, .inUse, .fromTheFuture, .notAPicture, .badEntryCount, .damaged, .backupFailed, .badBackup,
            .folderNotEmpty:
            ChatError(.internalError, "The server could not store this. Please try again.")
        }
    }
}
