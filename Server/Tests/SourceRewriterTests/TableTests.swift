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
        ("@IBAction private func a(_ s: UIButton) {}", "action(\"a:\") { (it: A, a0: UIButton) in it.a(a0) }"),
        ("@objc func a(to b: B!) -> Int { 1 }", "action(\"aTo:\") { (it: A, a0: B?) in it.a(to: a0) }"),
        (
            "@objc(x:y:) func a(_ b: Any?, c d: C) {}",
            "action(\"x:y:\") { (it: A, a0: Any?, a1: C) in it.a(a0, c: a1) }"
        ),
        (
            "@objc func a(_ x: Int, y: Int, z: Int) {}",
            "action(\"a:y:z:\") { (it: A, a0: Int, a1: Int, a2: Int) in it.a(a0, y: a1, z: a2) }"
        ),
        ("@objc func a() throws {}", "action(\"aAndReturnError:\") { (it: A) in try? it.a() }"),
        (
            "@objc func a(_ x: Int) throws -> B { B() }",
            "action(\"a:error:\") { (it: A, a0: Int) in try? it.a(a0) }"
        ),
        (
            "@objc func a(_ f: (Int) -> Void) {}",
            "action(\"a:\") { (it: A, a0: @escaping (Int) -> Void) in it.a(a0) }"
        ),
        (
            "@objc func a(_ f: @escaping () -> Void) {}",
            "action(\"a:\") { (it: A, a0: @escaping () -> Void) in it.a(a0) }"
        ),
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
        "@objc func a() async {}", "@objc func a(_ x: inout Int) {}", "@objc func a(_ x: Int...) {}", "var x = 1",
        "@objc static var x = 1", "@objc func a(_ x: @autoclosure () -> Int) {}",
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

    @Test func `has the class's name in Objective-C`() {
        #expect(
            rewritten("@objc(Start) class A {\n}").text.contains(
                "UIKit.ClassMembers(of: A.self, named: \"Start\"); return m"))
        #expect(entries("enum A {\n  class B {\n @objc func a() {}\n  }\n}") == ["action(\"a\") { (it: B) in it.a() }"])
    }

    // MARK: Generic classes

    private static let begin = "class var _parleyMembers: [UIKit.ClassMembers] { var m = UIKit.ClassMembers(of: "

    @Test(arguments: [
        ("class A<T> {", "class A<T>: UIKit.GenericMembers {"),
        ("class A<T>: UIView where T: B {", "class A<T>: UIView, UIKit.GenericMembers where T: B {"),
        ("struct S<T> {\n class A: C, D { ", "class A: C, D, UIKit.GenericMembers {"),
        ("enum S<T> {\n class A { ", "class A: UIKit.GenericMembers {"),
    ])
    func `is a property of a generic class, or of one within a generic type`(head: String, expected: String) {
        let file = rewritten("\(head)\n  @objc func a() {}\n\(head.contains("\n") ? "}" : "")}")
        #expect(file.text.contains(expected) && file.diagnostics.isEmpty)
        #expect(
            file.text.contains(
                "\n@MainActor \(Self.begin)A.self); m.action(\"a\") { (it: A) in it.a() }; return [m] }; }"))
    }

    @Test func `follows those that a generic class inherits, and is as public as the class`() {
        let base = "open class Base<T> { @objc func b() {} }\nclass Middle: Base<Int> {}"
        let file = rewritten("public class A<T>: Middle {\n  @objc func a() {}\n}", beside: base)
        #expect(file.text.hasPrefix("public class A<T>: Middle {\n"))
        #expect(file.text.contains("@MainActor override public \(Self.begin)A.self)"))
        #expect(file.text.contains("return super._parleyMembers + [m] }"))
        let plain = rewritten("class A: Base<Int> {\n  @objc func a() {}\n}", beside: base)
        #expect(plain.text.contains("enum __ParleyMembers0_0: UIKit.MemberTable"))
        #expect(!rewritten("class A<T> {\n  func a() {}\n}").text.contains("Members"))
        let nested = rewritten(
            "public extension B {\n  class A<T> {\n    @objc func a() {}\n  }\n}", beside: "public class B {}")
        #expect(nested.text.contains("@MainActor public "))
    }

    @Test func `is missing for extensions of generic classes, and for what stands there between conditions`() {
        let generic = rewritten("extension A {\n  @objc func a() {}\n}", beside: "class A<T> {}")
        #expect(!generic.text.contains("MemberTable") && generic.diagnostics.map(\.line) == [2])
        let conditional = rewritten("class A<T> {\n  #if DEBUG\n  @objc func a() {}\n  #endif\n}")
        #expect(!conditional.text.contains("MemberTable") && conditional.diagnostics.map(\.line) == [3])
    }

    @Test func `has methods that make a segue's destination, with what they take`() {
        let text = "class A {\n @IBSegueAction func make(_ c: NSCoder, sender: Any?) -> B? { nil }\n}"
        #expect(
            entries(text) == [
                "segueAction(\"make:sender:\") { (it: A, c: NSCoder, s: Any?, i: String?) in it.make(c, sender: s) }"
            ])
    }
}
