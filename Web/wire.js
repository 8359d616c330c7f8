/**
 * The values that cross the border between server and page, as JSDoc types. They mirror `Sources/ChatModels` and
 * `Sources/RenderTree`; nothing here runs.
 *
 * @typedef {{id: string, name: string}} Participant
 * @typedef {{id: string, name: string, isForMedia?: boolean}} AppSummary
 * @typedef {{person: string, first: number, delivered: number, read: number}} Receipt
 *
 * @typedef {object} Bubble
 * @property {string} app
 * @property {string} appName
 * @property {string} [picture]
 * @property {number} [width] Of the picture or video, in pixels.
 * @property {number} [height]
 * @property {string} [imageTitle]
 * @property {string} [imageSubtitle]
 * @property {string} [caption]
 * @property {string} [subcaption]
 * @property {string} [trailingCaption]
 * @property {string} [trailingSubcaption]
 * @property {boolean} [isLive] The app wants to draw it: this is how it looks until it does.
 * @property {string} accessibilityLabel
 * @property {MediaInfo} [media] Where the picture moves or sounds.
 *
 * @typedef {object} MediaInfo
 * @property {"image/gif"|"video/mp4"|"audio/mp4"} mediaType
 * @property {number} [width] In pixels.
 * @property {number} [height]
 * @property {number} [duration] Seconds.
 * @property {number[]} [waveform] 48 numbers of 0 to 100.
 * @property {boolean} hasPoster
 *
 * @typedef {object} PreparingItem
 * @property {number} id
 * @property {"picture"|"video"|"sound"} kind
 * @property {string} name
 * @property {number} [progress] 0 to 1.
 * @property {boolean} isDirect
 *
 * @typedef {object} TranscriptItem
 * @property {number} id The entry's sequence number.
 * @property {number} [part] Of an entry shown as two items, 1 for the second.
 * @property {"bubble"|"summary"|"text"|"attachment"|"sticker"|"notice"|"picture"|"link"} kind
 * @property {string} sender
 * @property {string} senderName
 * @property {boolean} isMine
 * @property {number} sentAt Milliseconds since 1970.
 * @property {string} [text]
 * @property {Bubble} [bubble]
 * @property {Attachment} [attachment]
 * @property {StuckSticker[]} [stickers]
 * @property {string} [picture]
 * @property {number} [width] Of the picture, in pixels.
 * @property {number} [height]
 * @property {"offered"|"kept"} [keeping] Of a message that goes after it is read.
 * @property {string} [link] An http or https address, or a path of this server.
 * @property {string} [key]
 *
 * @typedef {{x: number, y: number, rotation: number, scale: number}} StickerPlace Parts of the bubble, degrees.
 * @typedef {{id: number, sticker: Attachment, place: StickerPlace, senderName: string, isMine: boolean}} StuckSticker
 * @typedef {{key: string, target: number, place: StickerPlace, draft?: number, node?: {instance: number, id: number}}} PlaceStickerBody
 *
 * @typedef {object} Attachment
 * @property {"file"|"sticker"} kind
 * @property {string} file Its bytes: `GET …/pictures/{file}`.
 * @property {string} name
 * @property {string} mediaType
 * @property {number} byteCount
 * @property {number} [width] In pixels, for a picture.
 * @property {number} [height]
 * @property {string} [label]
 * @property {string} app
 * @property {MediaInfo} [media]
 *
 * @typedef {{key: string, bubble?: Bubble, text?: string, attachment?: Attachment}} UnsentItem
 * @typedef {{text: string, bubble?: Bubble, attachments?: Attachment[], preparing?: PreparingItem[],
 *   page?: string}} DraftState
 * @typedef {"compact"|"expanded"} PresentationStyle
 * @typedef {{code: string, message: string}} PanelFailure
 *
 * @typedef {{kind: "closed"}
 *   | {kind: "opening", app: string, style: PresentationStyle}
 *   | {kind: "open", app: string, style: PresentationStyle, instance: number}
 *   | {kind: "failed", app: string, failure: PanelFailure}
 *   | {kind: "offered", app: string, name: string}} PanelState
 *
 * @typedef {{size: [number, number], tint?: string, cornerRadius: number}} BubbleLook Points.
 * @typedef {{entry?: number, instance: number, look?: BubbleLook, failure?: PanelFailure}} LiveBubble No entry: the draft.
 * @typedef {{entries: number[], draft: boolean, size: [number, number]}} LiveSight
 *
 * @typedef {{panel: PanelState, draft: DraftState, receipts: Receipt[], unsent?: UnsentItem[], live?: LiveBubble[],
 *   revision?: number}} DeviceState
 *
 * @typedef {object} ConversationSnapshot
 * @property {string} conversation
 * @property {string} [name] What people have called the conversation.
 * @property {string} device
 * @property {Participant} me
 * @property {Participant[]} participants
 * @property {AppSummary[]} apps
 * @property {TranscriptItem[]} items
 * @property {number} [older] There are more before this entry.
 * @property {number} lastSequence
 * @property {DeviceState} state
 *
 * @typedef {{sequence: number, items: TranscriptItem[]}} EntryEvent
 * @typedef {{first: number, last: number, items: TranscriptItem[], older?: number, revision: number}} TranscriptEvent
 * @typedef {{items: TranscriptItem[], older?: number, newer?: number, revision: number}} EntryPage
 * @typedef {{instance: number, patch: Patch}} PatchEvent
 * @typedef {{instance: number, url: string}} OpenURLEvent
 *
 * @typedef {[number, number, number, number]} Rect x, y, width, height in points, from the parent's top-left corner.
 *
 * @typedef {object} Node
 * @property {number} id
 * @property {Rect} frame
 * @property {{kind: string}} [content] A group where it is absent.
 * @property {NodeStyle} [style]
 * @property {NodeAccessibility} [accessibility]
 * @property {number} [interactions] 1 tap, 2 press, 4 hover, 8 peel.
 * @property {NodeGestures} [gestures]
 * @property {number[]} [children]
 *
 * @typedef {object} MediaContent
 * @property {"media"} kind
 * @property {"video"|"audio"} media
 * @property {string} file
 * @property {boolean} [hasControls]
 * @property {{number: number, isPlaying: boolean, rate: number, volume: number, isMuted: boolean, loopCount: number,
 *   seek?: {number: number, time: number}}} order Carried out once; -1 loops for ever.
 *
 * @typedef {object} NodeGestures
 * @property {number[]} [taps]
 * @property {{duration: number, distance: number}} [longPress] Seconds, points.
 * @property {number} [dragDistance] Points.
 * @property {boolean} [magnifies]
 * @property {boolean} [rotates]
 * @property {boolean} [comesFirst]
 * @property {boolean} [isSimultaneous]
 *
 * @typedef {object} GestureEvent
 * @property {"tap"|"longPress"|"drag"|"magnify"|"rotate"} gesture
 * @property {"began"|"changed"|"ended"|"cancelled"} phase
 * @property {number} startX
 * @property {number} startY
 * @property {number} x
 * @property {number} y
 * @property {number} [amount]
 * @property {number} [velocityX]
 * @property {number} [velocityY]
 *
 * @typedef {object} NodeStyle
 * @property {number} [opacity]
 * @property {number[]} [transform]
 * @property {{path: string, cornerRadius?: number}} [clip]
 * @property {{color: string, radius: number, x: number, y: number}} [shadow]
 * @property {number} [backdropBlur]
 * @property {boolean} [ignoresInput]
 * @property {string} [hitPath]
 * @property {"track"|"top"|"bottom"|"left"|"right"} [pin]
 *
 * @typedef {object} NodeAccessibility
 * @property {string} [label]
 * @property {string} [value]
 * @property {string} [hint]
 * @property {string} [identifier]
 * @property {boolean} [hidden]
 * @property {("header"|"button"|"link"|"image"|"selected"|"searchField"|"progress"|"summary"|"updatesFrequently"|
 *   "choices")[]} [traits]
 * @property {number} [progress] 0…1.
 * @property {number} [headingLevel] 1…6.
 * @property {boolean} [isAdjustable]
 * @property {string[]} [actions]
 *
 * @typedef {{op: "put", node: Node}
 *   | {op: "frame", id: number, frame: Rect}
 *   | {op: "children", id: number, children: number[]}
 *   | {op: "remove", ids: number[]}} PatchOperation
 *
 * @typedef {object} Patch
 * @property {number} revision
 * @property {boolean} [reset]
 * @property {number} [root]
 * @property {PatchOperation[]} operations
 * @property {Motion[]} [motions]
 *
 * @typedef {object} Motion
 * @property {{duration: number, delay?: number, bezier?: number[], samples?: number[], repeatCount?: number,
 *   autoreverses?: boolean}} timing Seconds; a `repeatCount` of 0 is for ever.
 * @property {number[]} [nodes]
 * @property {Node[]} [before]
 * @property {Node[]} [after]
 * @property {{node: number, frames?: Rect[], transforms?: number[][], opacities?: number[], paths?: string[],
 *   looks?: Node[]}[]} [steps]
 *
 * @typedef {{kind: "tap", node: number}
 *   | {kind: "press", node: number, isDown: boolean}
 *   | {kind: "hover", node: number, isInside: boolean}
 *   | {kind: "gesture", node: number, event: GestureEvent}
 *   | {kind: "edit", node: number, text: string, edit: number}
 *   | {kind: "submit", node: number}
 *   | {kind: "focus", node: number, isFocused: boolean}
 *   | {kind: "move", node: number, to: number}
 *   | {kind: "slide", node: number, value: number, isEditing: boolean}
 *   | {kind: "choose", node: number, index: number}
 *   | {kind: "pick", node: number, value: string}
 *   | {kind: "adjust", node: number, isIncrement: boolean}
 *   | {kind: "act", node: number, index: number}} InputEvent
 */
export {};
