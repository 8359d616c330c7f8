import Foundation
import Testing

@testable import os

@Suite(.timeLimit(.minutes(5))) struct LoggerTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test func `values are written as the message says`() {
        let (name, count, ratio) = ("Kate", 7, 2.0 / 3)
        #expect(text("\(name) has \(count) of \(ratio, format: .fixed(precision: 2))") == "Kate has 7 of 0.67")
        #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true)) \(8, format: .octal)") == "0xFF 10")
        #expect(
            text("\(-5, format: .decimal(minDigits: 3)) \(5, format: .decimal(explicitPositiveSign: true))")
                == "-005 +5")
        #expect(text("[\(name, align: .right(columns: 6))][\(count, align: .left(columns: 3))]") == "[  Kate][7  ]")
        #expect(text("\(true) \(false, format: .answer) \(Int.self) \([1, 2])") == "true no Int [1, 2]")
        #expect(text("\(1e10, format: .exponential(precision: 1)) \(0.5, format: .hybrid)") == "1.0e+10 0.5")
        #expect(text("\(URLError(.timedOut))").contains("-1001") || text("\(URLError(.timedOut))").contains("timedOut"))
    }

    @Test func `an error of Foundation is written, whatever its type is where it is written`() {
        let error = NSError(domain: "Kitchen", code: 7)
        let known: any Error = error
        for text in [
            text("\(error)"), text("\(error, privacy: .public)"), text("\(known)"), text("\(known as NSError)"),
        ] {
            #expect(text.contains("Kitchen") && text.contains("7"))
        }
        #expect(
            text("\(known, privacy: .private)") == "<private>" && text("\(error, privacy: .private)") == "<private>")
    }

    @Test func `numbers of bytes and bits have the unit that suits them`() {
        #expect(text("\(999, format: .byteCount) \(100_000, format: .byteCount)") == "999 B 100 kB")
        #expect(text("\(4_718_592, format: .byteCount) \(102_400, format: .byteCountIEC)") == "4.72 MB 100 KiB")
        #expect(text("\(123_456, format: .bitrate) \(2_097_152, format: .bitrateIEC)") == "123 kbps 2 Mibps")
        #expect(text("\(-15_500, format: .byteCount, privacy: .public)") == "-15.5 kB")
        #expect(text("\(7, format: .byteCount, privacy: .private)") == "<private>")
    }

    @Test func `numbers of thirty-two bits are addresses, rights, errors and signals`() {
        let address = Int32(bitPattern: UInt32(bigEndian: 0x7F00_0001))
        let (rights, folder, error, signal): (Int32, Int32, Int32, Int32) = (0o700, 0o040755, 24, 15)
        #expect(text("\(address, format: .ipv4Address)") == "127.0.0.1")
        #expect(text("\(rights, format: .darwinMode) \(folder, format: .darwinMode)") == "-rwx------ drwxr-xr-x")
        #expect(text("\(error, format: .darwinErrno)") == "[24: Too many open files]")
        #expect(text("\(signal, format: .darwinSignal)") == "[sigterm: Terminated]")
        #expect(text("\(error, format: .truth) \(Int32(0), format: .answer)") == "true no")
    }

    @Test func `seconds are a date of the time zone`() throws {
        let noon = try #require(
            Calendar.current.date(from: DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41)))
        let seconds = Int(noon.timeIntervalSince1970)
        #expect(text("\(seconds, format: .secondsSince1970)") == "2007-01-09 09:41:00")
        #expect(text("\(Int32(seconds), format: .secondsSince1970)") == "2007-01-09 09:41:00")
    }

    @Test func `what is private is not written, and equal values have equal masks`() {
        let secret = "1234"
        #expect(text("pin \(secret, privacy: .private), \(7, privacy: .sensitive)") == "pin <private>, <private>")
        #expect(text("\(secret, privacy: .public)") == "1234")
        let mask = text("\(secret, privacy: .private(mask: .hash))")
        #expect(mask == text("\(secret, privacy: .sensitive(mask: .hash))") && !mask.contains(secret))
        #expect(mask != text("\("4321", privacy: .private(mask: .hash))"))
    }

    @Test func `a line names its part of the app and how grave it is`() {
        let log = OSLog(subsystem: "org.example.list", category: "sending")
        #expect(log.line(.error, "no network") == "[org.example.list:sending] error: no network\n")
        #expect(OSLog.default.line(.default, "begun") == "begun\n")
        #expect(OSLog.default.isEnabled(type: .debug) && !OSLog.disabled.isEnabled(type: .fault))
    }

    @Test func `older formats are read, and none reads a value that is not there`() {
        #expect(LogFormat("%{public}@ has %d, %.1f %%").text(["Kate" as NSString, 3, 1.25]) == "Kate has 3, 1.2 %")
        #expect(
            LogFormat("pin %{private}ld of %{public, uuid}@").text([1234, "x" as NSString]) == "pin <private> of x")
        #expect(LogFormat("%@ %@").text([]) == "%@ %@")
    }

    @Test func `work between signposts is done, and a lock guards its state`() async {
        let total = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup { group in
            for _ in 0..<100 { group.addTask { total.withLock { $0 += 1 } } }
        }
        #expect(total.withLock { $0 } == 100)
        #expect(total.withLockIfAvailable { $0 } == 100)
    }
}
