import ChatModels
import Foundation

// People whom a text names (docs/decisions/0025).
extension DeviceHost {
    /// Returns the mentions of those who are in the conversation, with their places in the trimmed text; nil for nobody. Who has left
    /// meanwhile is mentioned no more, and the text is sent all the same.
    /// - Parameters:
    ///   - whole: the text that the mentions count in.
    ///   - trimmed: the same without white space around it.
    /// - Throws: `bad_number` where one is no `@` with something behind it in the trimmed text, or begins before the end of another.
    func mentions(
        _ mentions: [Mention]?, of whole: String, trimmed: String
    ) throws(ChatError) -> [Mention]? {
        guard let mentions else { return nil }
        guard mentions.count <= ChatLimits.mentionsPerTextMax else { throw Self.wrongMention }
        let space = whole.unicodeScalars.prefix(while: CharacterSet.whitespacesAndNewlines.contains)
        let before = String(space).utf16.count
        var (found, end): ([Mention], Int) = ([], 0)
        for mention in mentions {
            let (start, isTooFar) = mention.start.subtractingReportingOverflow(before)
            guard !isTooFar, start >= end, Self.names(start, mention.length, in: trimmed) else {
                throw Self.wrongMention
            }
            end = start + mention.length
            guard context.participants.contains(where: { $0.id == mention.person }) else { continue }
            found.append(Mention(person: mention.person, start: start, length: mention.length))
        }
        return found.isEmpty ? nil : found
    }

    /// Whether the part of the text is an `@` and whole characters.
    private static func names(_ start: Int, _ length: Int, in text: String) -> Bool {
        let units = text.utf16
        guard length > 1, start <= units.count, length <= units.count - start else { return false }
        let first = units.index(units.startIndex, offsetBy: start)
        let last = units.index(first, offsetBy: length)
        return units[first] == UInt16(UInt8(ascii: "@")) && first.samePosition(in: text.unicodeScalars) != nil
            && last.samePosition(in: text.unicodeScalars) != nil
    }

    private static let wrongMention = ChatError(.badNumber, "A mention is a part of its text that begins with @.")
}
