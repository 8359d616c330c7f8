import CodedErrors

/// A request that the store refuses, or a defect of its file.
package struct ChatStoreError: CodedError {
    package enum Code: String, ErrorCode {
        case cannotOpen = "store_cannot_open"
        /// Another server uses the folder.
        case inUse = "store_in_use"
        case diskFull = "store_disk_full"
        case readOnly = "store_read_only"
        /// Pictures and files take as much room as the operator allows.
        case mediaQuotaReached = "store_media_quota_reached"
        /// Created by a later version of Parley; opening it could lose data that this version does not know.
        case fromTheFuture = "store_from_the_future"
        case unknownDevice = "store_unknown_device"
        case unknownConversation = "store_unknown_conversation"
        case notAParticipant = "store_not_a_participant"
        case tooFewPeople = "store_too_few_people"
        case tooManyPeople = "store_too_many_people"
        case nameTaken = "store_name_taken"
        case unknownInvitation = "store_unknown_invitation"
        case invitationOver = "store_invitation_over"
        case unknownPerson = "store_unknown_person"
        case tooManyDevices = "store_too_many_devices"
        /// The person's role, or a setting of the server, does not allow it.
        case notAllowed = "store_not_allowed"
        /// Somebody whom the request is about has blocked who makes it.
        case blocked = "store_blocked"
        case tooManyBlocks = "store_too_many_blocks"
        case unknownEntry = "store_unknown_entry"
        case unknownReport = "store_unknown_report"
        case tooManyReports = "store_too_many_reports"
        case wrongCode = "store_wrong_code"
        /// No passkey of somebody who can sign in, or one whose counter has not gone up.
        case wrongPasskey = "store_wrong_passkey"
        case unknownPasskey = "store_unknown_passkey"
        case tooManyPasskeys = "store_too_many_passkeys"
        case tooManyConversations = "store_too_many_conversations"
        case tooManyInvitations = "store_too_many_invitations"
        /// The same device used the same key in another conversation.
        case keyAlreadyUsed = "store_key_already_used"
        /// The entry that is to be changed is not there any more, or of another kind.
        case entryChanged = "store_entry_changed"
        case notAPicture = "store_not_a_picture"
        case badEntryCount = "store_bad_entry_count"
        /// A stored row cannot be read back.
        case damaged = "store_damaged"
        case backupFailed = "store_backup_failed"
        /// The file is no backup, or a damaged one.
        case badBackup = "store_bad_backup"
        /// A backup is restored into an empty folder only.
        case folderNotEmpty = "store_folder_not_empty"
    }

    package var code: Code
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension ChatStoreError {
    package static let unknownPasskey = ChatStoreError(.unknownPasskey, "There is no such passkey.")
}
