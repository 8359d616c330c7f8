/// How a whole number of a certain meaning is written.
///
/// Source: developer.apple.com/documentation/os/oslogintextendedformat
public enum OSLogIntExtendedFormat: Hashable, Sendable {
    /// Bytes in thousands, as in `100 kB`, and in steps of 1,024, as in `100 KiB`.
    case byteCount, byteCountIEC
    /// Bits a second in thousands, as in `100 kbps`, and in steps of 1,024, as in `100 Kibps`.
    case bitrate, bitrateIEC
    /// A date and a time of the time zone, as in `2007-01-09 09:41:00`.
    case secondsSince1970

    func text(_ number: Int) -> String {
        switch self {
        case .byteCount: Multiple.text(number, step: 1000, ["B", "kB", "MB", "GB", "TB", "PB", "EB"])
        case .byteCountIEC: Multiple.text(number, step: 1024, ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"])
        case .bitrate: Multiple.text(number, step: 1000, ["bps", "kbps", "Mbps", "Gbps", "Tbps", "Pbps", "Ebps"])
        case .bitrateIEC:
            Multiple.text(number, step: 1024, ["bps", "Kibps", "Mibps", "Gibps", "Tibps", "Pibps", "Eibps"])
        case .secondsSince1970: Self.date(number)
        }
    }

    private static func date(_ seconds: Int) -> String {
        let words = DateFormatter()
        words.locale = Locale(identifier: "en_US_POSIX")
        words.dateFormat = "yyyy-MM-dd HH:mm:ss"
        return words.string(from: Date(timeIntervalSince1970: Double(seconds)))
    }
}

/// Writes a number with three digits and the unit that suits its size.
private enum Multiple {
    static func text(_ number: Int, step: Double, _ units: [String]) -> String {
        var (value, unit) = (Double(number), 0)
        while abs(value) >= step, unit < units.count - 1 { (value, unit) = (value / step, unit + 1) }
        let digits = unit == 0 || abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
        var text = String(format: "%.\(digits)f", value)
        if digits > 0 {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return "\(text) \(units[unit])"
    }
}

/// How a whole number of 32 bits with a certain meaning is written.
///
/// Source: developer.apple.com/documentation/os/oslogint32extendedformat
public enum OSLogInt32ExtendedFormat: Hashable, Sendable {
    /// An address in the order of the network, as in `127.0.0.1`.
    case ipv4Address
    case secondsSince1970
    /// Partly: numbers of errors and signals are those of Linux, which runs the app.
    case darwinErrno, darwinSignal
    /// Rights of a file, as in `-rwx------`.
    case darwinMode
    case bitrate, bitrateIEC, byteCount, byteCountIEC
    /// `true` or `false`; `yes` or `no`.
    case truth, answer

    func text(_ number: Int32) -> String {
        switch self {
        case .ipv4Address: withUnsafeBytes(of: number) { $0.map { "\($0)" }.joined(separator: ".") }
        case .secondsSince1970: OSLogIntExtendedFormat.secondsSince1970.text(Int(number))
        case .darwinErrno: "[\(number): \(String(cString: strerror(number)))]"
        case .darwinSignal: "[\(signalName(number)): \(String(cString: strsignal(number)))]"
        case .darwinMode: fileMode(UInt32(bitPattern: number))
        case .bitrate: OSLogIntExtendedFormat.bitrate.text(Int(number))
        case .bitrateIEC: OSLogIntExtendedFormat.bitrateIEC.text(Int(number))
        case .byteCount: OSLogIntExtendedFormat.byteCount.text(Int(number))
        case .byteCountIEC: OSLogIntExtendedFormat.byteCountIEC.text(Int(number))
        case .truth: OSLogBoolFormat.truth.text(number != 0)
        case .answer: OSLogBoolFormat.answer.text(number != 0)
        }
    }
}

/// Returns the name of a signal of Linux, as in `sigterm`.
private func signalName(_ number: Int32) -> String {
    let names = [
        SIGHUP: "hup", SIGINT: "int", SIGQUIT: "quit", SIGILL: "ill", SIGTRAP: "trap", SIGABRT: "abrt", SIGBUS: "bus",
        SIGFPE: "fpe", SIGKILL: "kill", SIGUSR1: "usr1", SIGSEGV: "segv", SIGUSR2: "usr2", SIGPIPE: "pipe",
        SIGALRM: "alrm", SIGTERM: "term", SIGCHLD: "chld", SIGCONT: "cont", SIGSTOP: "stop", SIGXCPU: "xcpu",
        SIGXFSZ: "xfsz",
    ]
    return "sig" + (names[number] ?? "\(number)")
}

/// Returns the rights of a file as `ls` writes them.
private func fileMode(_ mode: UInt32) -> String {
    let kinds: [UInt32: Character] = [
        0o040000: "d", 0o120000: "l", 0o020000: "c", 0o060000: "b", 0o010000: "p", 0o140000: "s",
    ]
    let rights = "rwxrwxrwx".enumerated().map { index, letter in mode >> UInt32(8 - index) & 1 == 1 ? letter : "-" }
    return String([kinds[mode & 0o170000] ?? "-"] + rights)
}
