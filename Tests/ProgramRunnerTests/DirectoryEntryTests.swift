import Glibc
import Testing

@testable import ProgramRunner

@Suite(.timeLimit(.minutes(1)))
struct DirectoryEntryTests {
    /// Ends the process where more is read than the record: the C library's buffer of a folder with many files ends like this.
    @Test func `the name of the last entry is read where memory ends behind it`() throws {
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        let pages = try #require(mmap(nil, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
        defer { munmap(pages, 2 * page) }
        try #require(pages != MAP_FAILED)
        try #require(mprotect(pages + page, page, PROT_NONE) == 0)
        let name = "1360"
        let field = pages + page - (name.utf8.count + 1)
        name.withCString { _ = strcpy(field.assumingMemoryBound(to: CChar.self), $0) }
        let offset = try #require(MemoryLayout<dirent>.offset(of: \.d_name))
        let entry = (field - offset).assumingMemoryBound(to: dirent.self)
        #expect(entry.name.map { UInt8(bitPattern: $0) } == Array(name.utf8) + [0])
    }
}
