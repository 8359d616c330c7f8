/**
 * The values that cross the border between server and page, as JSDoc types. They mirror `Sources/ChatModels` and
 * `Sources/RenderTree`; nothing here runs.
 *
 * @typedef {{id: string, name: string}} Participant
 * @typedef {{id: string, name: string}} AppSummary
 * @typedef {{person: string, delivered: number, read: number}} Receipt
 *
 * @typedef {object} Bubble
 * @property {string} app
 * @property {string} appName
 * @property {string} [picture]
 * @property {string} [imageTitle]
 * @property {string} [imageSubtitle]
 * @property {string} [caption]
 * @property {string} [subcaption]
 * @property {string} [trailingCaption]
 * @property {string} [trailingSubcaption]
 * @property {string} accessibilityLabel
 *
 * @typedef {object} TranscriptItem
 * @property {number} id The entry's sequence number.
 * @property {"bubble"|"summary"|"text"|"attachment"|"sticker"} kind
 * @property {string} sender
 * @property {string} senderName
 * @property {boolean} isMine
 * @property {number} sentAt Milliseconds since 1970.
 * @property {string} [text]
 * @property {Bubble} [bubble]
 * @property {Attachment} [attachment]
 * @property {string} [key]
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
 *
 * @typedef {{key: string, bubble?: Bubble, text?: string, attachment?: Attachment}} UnsentItem
 * @typedef {{text: string, bubble?: Bubble, attachments?: Attachment[]}} DraftState
 * @typedef {"compact"|"expanded"} PresentationStyle
 * @typedef {{code: string, message: string}} PanelFailure
 *
 * @typedef {{kind: "closed"}
 *   | {kind: "opening", app: string, style: PresentationStyle}
 *   | {kind: "open", app: string, style: PresentationStyle, instance: number}
 *   | {kind: "failed", app: string, failure: PanelFailure}} PanelState
 *
 * @typedef {{panel: PanelState, draft: DraftState, receipts: Receipt[], unsent?: UnsentItem[]}} DeviceState
 *
 * @typedef {object} ConversationSnapshot
 * @property {string} conversation
 * @property {string} title
 * @property {string} device
 * @property {Participant} me
 * @property {Participant[]} participants
 * @property {AppSummary[]} apps
 * @property {TranscriptItem[]} items
 * @property {number} lastSequence
 * @property {DeviceState} state
 *
 * @typedef {{sequence: number, items: TranscriptItem[]}} EntryEvent
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
 * @property {number} [interactions] 1 tap, 2 press, 4 hover.
 * @property {NodeGestures} [gestures]
 * @property {number[]} [children]
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
 * @property {boolean} [ignoresInput]
 * @property {string} [hitPath]
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
