/// Build settings of a target, by the names that Xcode gives them.
///
/// Source: Apple, "Build settings reference" and "Adding a build configuration file to your project". Values for one system or
/// architecture only (`NAME[sdk=…]`) are left out.
package struct BuildSettings: Sendable {
    /// Most settings within one another, and most characters of a value: more is a mistake, or means harm.
    static let depthMax = 32
    static let lengthMax = 64 << 10

    /// Values by name, the most general first: each level can use those before it as `$(inherited)`.
    private let levels: [[String: String]]

    package init(levels: [[String: String]]) { self.levels = levels }

    /// The value of a setting, with other settings put in; nil where there is none.
    package subscript(name: String) -> String? { value(name, below: levels.count, depth: 0) }

    /// The value of a setting that is a list.
    package func words(_ name: String) -> [String] { SettingWords.split(self[name] ?? "") }

    package func isOn(_ name: String) -> Bool { self[name] == "YES" }

    /// Names of settings that begin with this.
    package func names(withPrefix prefix: String) -> [String] {
        Set(levels.flatMap(\.keys)).filter { $0.hasPrefix(prefix) }.sorted()
    }

    /// Returns a text with each `$(NAME)` and `${NAME}` replaced by the setting's value; an unknown one becomes empty.
    package func expand(_ text: String) -> String { expand(text, of: nil, below: levels.count, depth: 0) }

    private func value(_ name: String, below level: Int, depth: Int) -> String? {
        guard depth < Self.depthMax, let found = levels[..<level].lastIndex(where: { $0[name] != nil }) else {
            return nil
        }
        return levels[found][name].map { expand($0, of: name, below: found, depth: depth + 1) }
    }

    private func expand(_ text: String, of name: String?, below level: Int, depth: Int) -> String {
        var result = ""
        var rest = Substring(text)
        while let reference = SettingReference(firstIn: rest), result.count < Self.lengthMax {
            result += reference.before
            let own = reference.name == "inherited" || reference.name == name
            let found =
                own
                ? name.flatMap { value($0, below: level, depth: depth) }
                : value(
                    expand(reference.name, of: name, below: level, depth: depth + 1), below: levels.count, depth: depth)
            result += reference.apply(to: found)
            rest = reference.after
        }
        return String((result + rest).prefix(Self.lengthMax))
    }
}
