/// Source: developer.apple.com/documentation/os/os_log(_:log:_:)-11ww6
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type, message.text)
}

/// Writes a message of the older kind, whose places are marked as in `%{public}@` and `%d`.
///
/// Source: developer.apple.com/documentation/os/os_log(_:dso:log:_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
    log.write(type, LogFormat(message).text(args))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {
    log.write(type, LogFormat(message).text(args))
}

/// The format of an older message.
struct LogFormat {
    private let format: String
    /// Which of the values are written.
    private var isOpen: [Bool] = []

    /// Reads the places of a format: `%{public}@` becomes `%@`, and a value that is said to be private has none.
    init(_ message: StaticString) {
        var (result, rest) = ("", Substring("\(message)"))
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                (result, rest) = (result + "%%", rest.dropFirst())
                continue
            }
            let options = Self.takeOptions(&rest)
            isOpen.append(!options.contains("private") && !options.contains("sensitive"))
            result += isOpen.last == true ? "%" : "<private>" + Self.dropConversion(&rest)
        }
        format = result + rest
    }

    private static func takeOptions(_ rest: inout Substring) -> Substring {
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "" }
        defer { rest = rest[rest.index(after: end)...] }
        return rest[..<end]
    }

    /// Drops the conversion at the beginning, such as `d`, `@` or `.2f`.
    private static func dropConversion(_ rest: inout Substring) -> String {
        while let character = rest.popFirst() {
            if character == "@" || (character.isLetter && !"lhqzjtL".contains(character)) { break }
        }
        return ""
    }

    func text(_ values: [any CVarArg]) -> String {
        // A format with more places than values would read memory that is not there.
        guard values.count >= isOpen.count else { return format }
        return String(format: format, arguments: zip(values, isOpen).filter(\.1).map(\.0))
    }
}
