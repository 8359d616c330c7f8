import Foundation
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct ZipArchiveTests {
    /// The check values of the polynomial. Source: ITU-T V.42, and Ross Williams’ list of such checksums.
    @Test func `the checksum is that of ZIP archives`() {
        #expect(CRC32.checksum(Data("123456789".utf8)) == 0xCBF4_3926)
        #expect(CRC32.checksum(Data()) == 0)
    }

    @Test func `python finds the files with their names, bytes and time, and no fault`() async throws {
        var archive = ZipArchive(at: 1_790_000_001_000)
        var bytes = Data()
        let all = Data((0...255).map { UInt8($0) })
        let files = [("a.json", Data("{}".utf8)), ("média/é.png", all), ("empty", Data())]
        for (name, data) in files { bytes += archive.header(of: name, data) + data }
        let place = bytes.count
        bytes += archive.end()
        #expect(archive.byteCount == place && archive.fileCount == 3)
        let program = """
            import sys, zipfile
            with zipfile.ZipFile(sys.argv[1]) as file:
                print(file.testzip(), [(each.filename, each.file_size, each.date_time) for each in file.infolist()])
            """
        let time = "(2026, 9, 21, 14, 13, 20)"
        #expect(
            try python(program, bytes)
                == "None [('a.json', 2, \(time)), ('média/é.png', 256, \(time)), ('empty', 0, \(time))]\n")
    }

    @Test func `there is room up to the last byte and the last file but one`() {
        // Header, line of the directory and name of two files, and the end.
        let rest = 2 * (30 + 46 + 2) + 22
        let archive = ZipArchive(at: 0, byteCountMax: rest + 100, fileCountMax: 2)
        #expect(archive.hasRoom(for: "a", byteCount: 60, andLast: 40))
        #expect(!archive.hasRoom(for: "a", byteCount: 61, andLast: 40))
        var filled = archive
        _ = filled.header(of: "a", Data())
        #expect(!filled.hasRoom(for: "a", byteCount: 0, andLast: 0))
    }

    private func python(_ program: String, _ bytes: Data) throws -> String {
        let folder = try TestFolder()
        defer { folder.remove() }
        let file = folder.url.appendingPathComponent("archive.zip")
        try bytes.write(to: file)
        let script = folder.url.appendingPathComponent("read.py")
        try Data(program.utf8).write(to: script)
        let output = try #require(popen("PYTHONIOENCODING=utf-8 python3 '\(script.path)' '\(file.path)'", "r"))
        defer { pclose(output) }
        return String(decoding: try FileHandle(fileDescriptor: fileno(output)).readToEnd() ?? Data(), as: UTF8.self)
    }
}
