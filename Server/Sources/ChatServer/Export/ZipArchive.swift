import Foundation

/// Makes a ZIP archive, one file after the other. Files are stored as they are: pictures, videos and sounds are packed already.
/// Source: APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16.
struct ZipArchive {
    private static let version: UInt16 = 20
    /// Says that names are UTF-8.
    private static let flags: UInt16 = 1 << 11
    /// Bytes of the parts, without the name.
    private static let headerByteCount = 30
    private static let lineByteCount = 46
    private static let endByteCount = 22

    private let byteCountMax: Int
    private let fileCountMax: Int
    private let stamp: [UInt16]
    private var directory = Data()
    private(set) var byteCount = 0
    private(set) var fileCount = 0

    /// - Parameter time: of all files, in milliseconds since 1970.
    init(
        at time: Int64, byteCountMax: Int = ExportLimits.byteCountMax, fileCountMax: Int = ExportLimits.fileCountMax
    ) {
        (self.byteCountMax, self.fileCountMax) = (byteCountMax, fileCountMax)
        stamp = Self.stamp(Date(timeIntervalSince1970: Double(time) / 1_000))
    }

    /// Whether one more file fits, with its line in the directory, and afterwards a last one of up to `last` bytes.
    func hasRoom(for name: String, byteCount count: Int, andLast last: Int) -> Bool {
        let ends = 2 * (Self.headerByteCount + Self.lineByteCount + 2 * name.utf8.count) + Self.endByteCount
        return fileCount + 1 < fileCountMax && byteCount + directory.count + ends + count + last <= byteCountMax
    }

    /// Returns what stands before the bytes of a file, which follow it. The caller has asked whether it fits.
    mutating func header(of name: String, _ data: Data) -> Data {
        let (checksum, size, place) = (CRC32.checksum(data), UInt32(data.count), UInt32(byteCount))
        var header = Data()
        let common = common(name, checksum, size)
        header.append(0x0403_4B50 as UInt32)
        header.append(contentsOf: common)
        header.append(contentsOf: name.utf8)

        directory.append(0x0201_4B50 as UInt32)
        directory.append(Self.version)
        directory.append(contentsOf: common)
        // Comment, disk, internal and external attributes.
        directory.append(0 as UInt16)
        directory.append(0 as UInt16)
        directory.append(0 as UInt16)
        directory.append(0 as UInt32)
        directory.append(place)
        directory.append(contentsOf: name.utf8)

        byteCount += header.count + data.count
        fileCount += 1
        return header
    }

    /// Returns the directory, with which the archive ends.
    func end() -> Data {
        var end = directory
        end.append(0x0605_4B50 as UInt32)
        end.append(0 as UInt32)
        end.append(UInt16(fileCount))
        end.append(UInt16(fileCount))
        end.append(UInt32(directory.count))
        end.append(UInt32(byteCount))
        end.append(0 as UInt16)
        return end
    }

    /// Returns what both kinds of header have in common, from the version to the length of further fields.
    private func common(_ name: String, _ checksum: UInt32, _ size: UInt32) -> Data {
        var data = Data()
        // No compression.
        for value in [Self.version, Self.flags, 0] + stamp { data.append(value) }
        for value in [checksum, size, size] { data.append(value) }
        data.append(UInt16(name.utf8.count))
        data.append(0 as UInt16)
        return data
    }

    /// Returns time and date as MS-DOS has them, in UTC.
    private static func stamp(_ date: Date) -> [UInt16] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        let (year, month, day) = (max(1980, parts.year ?? 0) - 1980, parts.month ?? 1, parts.day ?? 1)
        let (hour, minute, second) = (parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
        return [UInt16(hour << 11 | minute << 5 | second / 2), UInt16(min(year, 127) << 9 | month << 5 | day)]
    }
}

extension Data {
    fileprivate mutating func append(_ value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}
