import Foundation

/// Behaviour of the probe; its bundle names it in the file `behaviour`.
enum Behaviour: String {
    case normal
    // Before it answers `initialize`.
    case silentAtStart, exitAtStart, refuseToStart, closeAtStart, reportAtStart
    // When its button is tapped.
    case crash, exit, hang, closeConnection
    case frameTooLong, halfFrame, notJSON, unknownKind, unexpectedAnswer
    case treeTooDeep, treeTooLarge, revisionGap
    case logFlood, requestFlood, patchFlood, endlessFlood, treeFlood, assetTooLarge, leaveChildren
    /// It works without a pause until it stands back for that, then rests until it may come forward.
    case work
    /// It works for 300 ms, as at a start, and says how far back it stood in the second after.
    case burst
    /// It first tries to stage a message whose picture is none; or gives each message a picture.
    case noPicture, picture
    /// It stages a sticker, or a page with a script; or sends its message at once.
    case sticker, page, direct
    /// Its messages go once they have been read.
    case expiring
    /// Each message has an animated picture with a comment; or a picture that breaks off.
    case animation, halfPicture
    /// It asks for two files at most and inserts what is in them; or gives one with a script.
    case chooseFiles, giveFile

    static func read(besides executable: String) -> Behaviour {
        let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
        let text = try? String(contentsOf: folder.appendingPathComponent("behaviour"), encoding: .utf8)
        return text.flatMap { Behaviour(rawValue: $0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? .normal
    }
}
