import Glibc

extension UnsafeMutablePointer<dirent> {
    /// Returns the name as bytes that end with a 0, because it need not be UTF-8. Reads nothing behind it: a record is only as long
    /// as its name, the type's 256 bytes reach beyond it, and behind the last record there may be no memory.
    /// Source: readdir(3).
    var name: [CChar] {
        withUnsafeMutablePointer(to: &pointee.d_name) { field in
            let begin = UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self)
            return Array(UnsafeBufferPointer(start: begin, count: strlen(begin) + 1))
        }
    }
}
