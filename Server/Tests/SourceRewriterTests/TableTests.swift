import Testing

@testable import SourceRewriter

@Suite(.timeLimit(.minutes(5))) struct `The table of a class` {
    /// Entries of the first table of a text.
    private func entries(_ text: String) -> [String] {
        let lines = rewritten(text).text.split(separator: "\n").filter { $0.contains("UIKit.MemberTable") }
        return lines.first.map { $0.split(separator: "m.").dropFirst().map { String($0.prefix { $0 != ";" }) } } ?? []
    }

    @Test(arguments: [
        ("@objc func a() {}", "action(\"a\") { (it: A) in it.a() }"),
        ("@IBAction private func a(_ s: UIButton) {}", "action(\"a:\") { (it: A, a: UIButton) in it.a(a) }"),
        ("@objc func a(to b: B!) -> Int { 1 }", "action(\"aTo:\") { (it: A, a: B?) in _ = it.a(to: a) }"),
        ("@objc(x:y:) func a(_ b: Any?, c d: C) {}", "action(\"x:y:\") { (it: A, a: Any?, b: C) in it.a(a, c: b) }"),
        ("@IBOutlet weak var l: UILabel!", "property(\"l\") { (it: A) in it.l } set: { $0.l = $1 }"),
        (
            "@IBInspectable var r: CGFloat { get { 1 } set {} }",
            "property(\"r\") { (it: A) in it.r } set: { $0.r = $1 }"
        ),
        ("@IBInspectable var r = 1 { didSet {} }", "property(\"r\") { (it: A) in it.r } set: { $0.r = $1 }"),
        ("@objc var r: Int { 1 }", "property(\"r\") { (it: A) in it.r }"),
        ("@objc let r = 1", "property(\"r\") { (it: A) in it.r }"),
    ])
    func `has a method or property as it is called and set`(member: String, expected: String) {
        #expect(entries("class A {\n  \(member)\n}") == [expected])
    }

    @Test(arguments: [
        "func a() {}", "@objc static func a() {}", "@objc class func a() {}",
        "@objc func a(_ f: @escaping () -> Void) {}",
        "@objc func a() async {}", "@objc func a() throws {}", "@objc func a(_ x: Int, _ y: Int, _ z: Int) {}",
        "var x = 1",
        "@objc func a(_ f: () -> Void) {}", "@objc static var x = 1",
    ])
    func `leaves out what cannot be called by name, or is not exposed`(member: String) {
        #expect(entries("class A {\n  \(member)\n}").isEmpty)
    }

    @Test func `has all members that are not private of a class with @objcMembers, and of an @objc extension`() {
        let body = "{\n  func a() {}\n  private func b() {}\n  @nonobjc func c() {}\n  @objc private func d() {}\n}"
        let expected = ["action(\"a\") { (it: A) in it.a() }", "action(\"d\") { (it: A) in it.d() }"]
        #expect(entries("@objcMembers class A \(body)") == expected)
        #expect(entries("@objc extension A \(body)") == expected)
    }

    @Test func `is of its own for each class, extension and condition, on the line of the last brace`() {
        let text = """
            class A { @objc func a() {}; class B { @objc func b() {} } }
            extension A.B {
              #if DEBUG
              @objc func c() {} // last
              #endif
            }
            """
        let file = rewritten(text, beside: text)
        let lines = file.text.split(separator: "\n")
        #expect(lines[0].contains("enum __ParleyMembers0_0") && lines[0].contains("enum __ParleyMembers0_1"))
        #expect(lines[3].hasPrefix("        func c() {}; enum __ParleyMembers0_2") && lines[3].hasSuffix(" // last"))
        #expect(lines[3].contains("UIKit.ClassMembers(of: A.B.self)"))
        #expect(lines.count == 7 && lines[5] == "}" && lines[6] == "import UIKit")
    }

    @Test func `has the class's name in Objective-C, and is missing for generic classes`() {
        #expect(
            rewritten("@objc(Start) class A {\n}").text.contains(
                "UIKit.ClassMembers(of: A.self, named: \"Start\"); return m"))
        #expect(entries("class A<T> {\n  @objc func a() {}\n}").isEmpty)
        #expect(entries("struct A {\n  class B<T> { class C { @objc func a() {} } }\n}").isEmpty)
        let generic = rewritten("extension A {\n  @objc func a() {}\n}", beside: "class A<T> {}")
        #expect(!generic.text.contains("MemberTable") && generic.diagnostics.map(\.line) == [2])
        #expect(entries("enum A {\n  class B {\n @objc func a() {}\n  }\n}") == ["action(\"a\") { (it: B) in it.a() }"])
    }

    @Test func `has methods that make a segue's destination, with what they take`() {
        let text = "class A {\n @IBSegueAction func make(_ c: NSCoder, sender: Any?) -> B? { nil }\n}"
        #expect(
            entries(text) == [
                "segueAction(\"make:sender:\") { (it: A, c: NSCoder, s: Any?, i: String?) in it.make(c, sender: s) }"
            ])
    }
}
