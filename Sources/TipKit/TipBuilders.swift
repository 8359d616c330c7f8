extension Tips {
    /// Result builder of a tip's rules.
    @resultBuilder public struct RuleBuilder {
        public static func buildExpression(_ part: Rule) -> [Rule] { [part] }
        public static func buildExpression(_ parts: [Rule]) -> [Rule] { parts }
        public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap(\.self) }
        public static func buildOptional(_ parts: [Rule]?) -> [Rule] { parts ?? [] }
        public static func buildEither(first parts: [Rule]) -> [Rule] { parts }
        public static func buildEither(second parts: [Rule]) -> [Rule] { parts }
        public static func buildArray(_ parts: [[Rule]]) -> [Rule] { parts.flatMap(\.self) }
    }
    /// Result builder of a tip's options.
    @resultBuilder public struct OptionsBuilder {
        public static func buildExpression(_ part: any TipOption) -> [any TipOption] { [part] }
        public static func buildExpression(_ parts: [any TipOption]) -> [any TipOption] { parts }
        public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap(\.self) }
        public static func buildOptional(_ parts: [any TipOption]?) -> [any TipOption] { parts ?? [] }
        public static func buildEither(first parts: [any TipOption]) -> [any TipOption] { parts }
        public static func buildEither(second parts: [any TipOption]) -> [any TipOption] { parts }
        public static func buildArray(_ parts: [[any TipOption]]) -> [any TipOption] { parts.flatMap(\.self) }
    }
    /// Result builder of a tip's buttons.
    @resultBuilder public struct ActionBuilder {
        public static func buildExpression(_ part: Action) -> [Action] { [part] }
        public static func buildExpression(_ parts: [Action]) -> [Action] { parts }
        public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap(\.self) }
        public static func buildOptional(_ parts: [Action]?) -> [Action] { parts ?? [] }
        public static func buildEither(first parts: [Action]) -> [Action] { parts }
        public static func buildEither(second parts: [Action]) -> [Action] { parts }
        public static func buildArray(_ parts: [[Action]]) -> [Action] { parts.flatMap(\.self) }
    }
}
