import Testing

@testable import XcodeProject

@Suite(.timeLimit(.minutes(5))) struct `Build settings` {
    private let settings = BuildSettings(levels: [
        ["TARGET_NAME": "My App 2", "PRODUCT_NAME": "$(TARGET_NAME)", "FLAGS": "A"],
        ["FLAGS": "$(inherited) B", "ID": "com.example.${PRODUCT_NAME:rfc1034identifier}"],
        ["FLAGS": "$(FLAGS) \"C D\"", "WHICH": "NAME", "LOOP": "$(POOL)", "POOL": "$(LOOP)"],
    ])

    @Test(arguments: [
        ("$(PRODUCT_NAME)", "My App 2"), ("$(PRODUCT_NAME:c99extidentifier).Main", "My_App_2.Main"),
        ("$(ID)", "com.example.My-App-2"), ("$(FLAGS)", "A B \"C D\""), ("$(PRODUCT_$(WHICH))", "My App 2"),
        ("a$(MISSING)b", "ab"), ("$(MISSING:default=x)", "x"), ("$(TARGET_NAME:upper)", "MY APP 2"),
        ("$5 $( $", "$5 $( $"),
        ("$(LOOP)", ""), ("$()", ""),
    ])
    func `are put into texts`(text: String, expected: String) {
        #expect(settings.expand(text) == expected)
    }

    @Test func `are lists of words`() {
        #expect(settings.words("FLAGS") == ["A", "B", "C D"])
        #expect(settings.words("MISSING").isEmpty)
        #expect(SettingWords.split(#"a\ b 'c d' "" e"#) == ["a b", "c d", "", "e"])
    }

    @Test func `that grow without end are cut`() {
        let levels = (1...40).reduce(into: ["A0": "0123456789"]) { $0["A\($1)"] = "$(A\($1 - 1))$(A\($1 - 1))" }
        let value = BuildSettings(levels: [levels]).expand("$(A20)$(A20)")
        #expect(value.count <= BuildSettings.lengthMax)
    }
}
