/**
 * The values that a server for people and its pages exchange beside those of a conversation (`wire.js`), as JSDoc types. They mirror
 * `Sources/ChatModels`; nothing here is executed.
 *
 * @typedef {import("./wire.js").Participant} Participant
 *
 * @typedef {{device: string, person: Participant, role: "owner"|"person"|"guest", mayBegin: boolean, recoveryCodeCount: number, showsPresence: boolean}} Account
 * @typedef {{id: string, name: string, addedAt: number, usedAt: number}} AccountDevice
 * @typedef {{id: number, name: string, addedAt: number, usedAt?: number}} Passkey
 * @typedef {{code: string, address: string, picture: string[], expiresAt: number}} DeviceCode
 * @typedef {{id: number, at: number, reporter: Participant, subject: Participant, conversation: string, entries: number[], words: string}} PersonReport
 * @typedef {{person: string, entries: number[], words: string}} ReportBody
 * @typedef {{id: string, name: string, version: string, about?: string, isMine: boolean}} ListedApp
 * @typedef {{app: ListedApp, author?: string, hosts: string[], isForMedia: boolean, byteCount: number, users: Participant[]}} AppDetails
 * @typedef {{id: string, name: string, version: string, isGiven: boolean, versionBefore?: string}} OwnedApp A version before can be put back.
 * @typedef {{apps: OwnedApp[], problems: string[], byteCountMax: number}} OwnedApps Most bytes of an app that is uploaded.
 * @typedef {{app: string, name: string, version: string, replaced?: string}} AppInstallation
 * @typedef {{avatar: string}} NewAvatar
 * @typedef {{key: string, isOn: boolean, showsTexts: boolean}} PushState
 * @typedef {{endpoint: string, keys: {p256dh: string, auth: string}, showsTexts: boolean}} PushBody
 * @typedef {{device: string, conversation?: string, page: string}} JoinedDevice
 * @typedef {{inviter: string, peopleCount: number, expiresAt: number, role?: "owner"|"person"|"guest", me?: string, shared?: SharedBubble,
 *   page?: string}} InvitationView
 * @typedef {{bubble: import("./wire.js").Bubble, conversationName?: string}} SharedBubble
 * @typedef {{id: string, name?: string, avatar?: string, others: Participant[], isDirect: boolean, lastLine?: LastLine, changedAt: number,
 *   unreadCount: number, mentionCount: number, isPinned: boolean, isMuted: boolean, retentionDays?: number, hasLeft?: boolean}} ConversationSummary
 *   An unread count of 100 stands for more, too.
 * @typedef {{sender?: string, isMine: boolean, text: string, wordless?: import("./wire.js").Wordless}} LastLine
 * @typedef {{conversation: string, sequence: number, line: LastLine, sentAt: number}} SearchResult
 * @typedef {{id: string, name: string, role: "owner"|"person"|"guest", isSuspended: boolean, joinedAt: number, usedAt?: number, deviceCount: number, avatar?: string}} ServerPerson
 * @typedef {{id: string, role: "owner"|"person"|"guest", inviter?: string, joins: number, joinsMax: number, expiresAt: number}} ServerInvitation
 * @typedef {{version: string, startedAt: number, store: Usage, media: Usage, containerByteCount?: number, freeByteCount?: number,
 *   peopleCount: number, conversationCount: number, streamCount: number, processCount: number,
 *   walls?: {state: "inForce"|"missing"|"none", details?: string}}} ServerHealth
 * @typedef {{byteCount: number, byteCountMax?: number}} Usage
 * @typedef {{id: number, at: number, actor: string, subject?: string, app?: string, action: "joined"|"invited"|"withdrew"|
 *   "suspended"|"readmitted"|"removed"|"reported"|"closed_report"|"set_settings"|"set_apps"|"installed_app"|"undid_app"}} AuditLine
 */
export {};
