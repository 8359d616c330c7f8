/// A face of a font file that was added to the system's fonts.
package struct FontFace: Hashable, Sendable {
    /// Family under which it is measured and drawn; the face is the only one of it.
    package let key: String
    /// Names within the file: of its family, of the face for people, and of the face for programs.
    package let family: String
    package let fullName: String
    package let postScriptName: String
    /// CSS weight, 100…900.
    package let weight: Int
    package let isItalic: Bool
}
