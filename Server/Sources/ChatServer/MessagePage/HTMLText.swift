/// Escapes text for HTML; the only place where text becomes markup.
enum HTMLText {
    /// Returns text that is safe between tags and within a quoted attribute.
    /// Source: HTML standard, section 13.3 (escaping a string).
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
