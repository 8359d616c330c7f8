import Foundation
import Testing

@testable import SourceRewriter

/// Rewrites one file of a module.
func rewritten(_ text: String, beside others: String...) -> RewrittenFile {
    let files = ([text] + others).enumerated().map { SourceFile(path: "/app/File\($0.offset).swift", text: $0.element) }
    return ModuleRewriter.rewrite(files)[0]
}

/// The lines of a rewritten text without the tables, which have tests of their own, and without what follows the author's text.
private func plain(_ text: String) -> String {
    let lines = rewritten(text).text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(text.split(separator: "\n", omittingEmptySubsequences: false).count).map { line in
        guard let begin = line.range(of: "enum __Parley")?.lowerBound,
            let end = line.range(of: "return m } };")?.upperBound
        else { return String(line) }
        return String(line[..<begin] + line[end...])
    }.joined(separator: "\n")
}

/// A class with a method of each kind, for references.
private let board = """
    class Board: UIView {
      @objc func reset() {}
      @objc func moved(_ sender: UIButton) {}
      @objc func moved(_ sender: UIButton, by step: Int) {}
      @objc(undoLast) func undo() {}
      @IBAction func move(to place: Int) {}
      @IBAction func show(sender: Any) {}
      @objc var score = 1
      func hidden() {}
      override func setNeedsLayout() {}

    """

@Suite(.timeLimit(.minutes(5))) struct `A rewritten source` {
    @Test(arguments: [
        ("@objc protocol A {}", "      protocol A {}"),
        ("class A {\n  @IBOutlet weak var a: B!\n}", "class A {\n            weak var a: B!\n }"),
        (
            "class A {\n  @objc(\n    go:\n  ) func go(_ x: Int) {}\n}",
            "class A {\n        \n       \n    func go(_ x: Int) {}\n }"
        ),
        ("class A {\n  @nonobjc @MainActor func a() {}\n}", "class A {\n           @MainActor func a() {}\n}"),
        ("// @objc\nlet a = \"@objc #selector(a)\"", "// @objc\nlet a = \"@objc #selector(a)\""),
        ("#if os(iOS) || os(Linux)\n#endif", "#if true    || os(Linux)\n#endif"),
        ("#if !targetEnvironment(simulator)\n#endif", "#if !true                        \n#endif"),
        ("let a = os(iOS)", "let a = os(iOS)"),
        ("import os.log\nimport struct os.Logger", "import os    \nimport struct os.Logger"),
        (
            "#if canImport(FoundationNetworking)\n  import FoundationNetworking\n#endif\nimport Foundation",
            "#if canImport(FoundationNetworking)\n                             \n#endif\nimport Foundation"
        ),
    ])
    func `has spaces in place of attributes and imports, and the simulator's conditions`(text: String, expected: String)
    {
        #expect(plain(text) == expected)
    }

    @Test(arguments: [
        ("#selector(reset)", "Selector(\"reset\")"), ("#selector(moved(_:))", "Selector(\"moved:\")"),
        ("#selector(Board.reset)", "Selector(\"reset\")"), ("#selector(self.reset)", "Selector(\"reset\")"),
        ("#selector(moved(_:by:))", "Selector(\"moved:by:\")"), ("#selector(undo)", "Selector(\"undoLast\")"),
        ("#selector(move(to:))", "Selector(\"moveTo:\")"), ("#selector(show)", "Selector(\"showWithSender:\")"),
        ("#selector(getter: score)", "Selector(\"score\")"),
        ("#selector(setter: score)", "Selector(\"setScore:\")"),
        ("#selector(moved as (UIButton, Int) -> Void)", "Selector(\"moved:by:\")"),
        (
            "#selector(Board.moved as (Board) -> (UIButton) -> Void)",
            "Selector(\"moved:\")"
        ),
        ("#selector((reset))", "Selector(\"reset\")"), ("#selector(setNeedsLayout)", "Selector(\"setNeedsLayout\")"),
        ("#selector(UIView.endEditing(_:))", "Selector(\"endEditing:\")"),
        ("#selector(\n    reset\n  )", "Selector(\"reset\")"),
        ("#keyPath(Board.score)", "(\"score\")"), ("#keyPath(score)", "(\"score\")"),
        ("#keyPath(Game.Board.score.value)", "(\"score.value\")"),
    ])
    func `has names in place of selectors and key paths, as long as they were`(text: String, expected: String) {
        let file = rewritten(board + "  lazy var x = \(text)\n}")
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(10)
        let result = lines.joined(separator: "\n").dropFirst("  lazy var x = ".count)
            .prefix(max(text.count, expected.count))
        #expect(result.filter { !$0.isWhitespace } == expected)
        #expect(result.count { $0.isNewline } == text.count { $0.isNewline })
        #expect(file.diagnostics.isEmpty)
    }

    @Test func `finds a selector's method in other files, and in the superclass first`() {
        let other = "class Base: UIView { @objc func go(_ sender: Any) {} }\nclass Other { @objc func go() {} }"
        let file = rewritten("class A: Base { let a = #selector(go) }", beside: other)
        #expect(file.text.hasPrefix("class A: Base { let a = Selector(\"go:\") "))
        let extended = rewritten(
            "class A { let a = #selector(close) }",
            beside: "extension UIView { @objc func close(_ a: Int, _ b: Int) {} }")
        #expect(extended.text.contains("Selector(\"close::\")"))
    }

    @Test func `finds a selector's method in a module that the file uses`() {
        let kit = SourceFile(
            path: "/kit/Basket.swift", text: "@objcMembers public class Basket { public func empty(all: Bool) {} }")
        let app = SourceFile(path: "/app/A.swift", text: "let a = #selector(Basket.empty)")
        let files = ModuleRewriter.rewrite([app], beside: [kit])
        #expect(files.count == 1 && files[0].text.hasPrefix("let a = Selector(\"emptyWithAll:\""))
        #expect(files[0].diagnostics.isEmpty)
    }

    @Test func `reports with the author's place what it cannot do`() {
        let file = rewritten(board + "  lazy var x = #selector(hidden)\n  @NSManaged var y: Int\n}")
        #expect(
            file.diagnostics.map(\.description) == [
                "/app/File0.swift:11:16: error: “hidden” is not exposed to Objective-C; add @objc to it",
                "/app/File0.swift:12:3: error: Parley has no Core Data: @NSManaged has no effect",
            ])
        #expect(!rewritten("let x = #selector(1 + 1)").diagnostics.isEmpty)
    }

    @Test func `tells what an author wrote from what was added`() {
        let file = rewritten("@objc protocol D { @objc optional func did() }\nclass A {\n  @objc func a() {}\n}")
        #expect(file.isAuthors(line: 3, column: 3) && file.isAuthors(line: 4, column: 1))
        #expect(!file.isAuthors(line: 4, column: 40) && !file.isAuthors(line: 6, column: 1))
        // Columns behind the conformance added to a generic class move by its length.
        let generic = "class A<T> { @objc func a(_ x: Missing) {} }"
        let line = rewritten(generic).text.prefix { !$0.isNewline }
        let place = line.range(of: "Missing")?.lowerBound ?? line.endIndex
        #expect(line.distance(from: line.startIndex, to: place) == 31 + ": UIKit.GenericMembers".count)
        #expect(rewritten(generic).isAuthors(line: 1, column: generic.count + ": UIKit.GenericMembers".count))
    }

    @Test func `warns of a selector that no class has, which may be misspelt`() {
        let file = rewritten(board + "  lazy var x = #selector(rest)\n}")
        #expect(
            file.diagnostics.map(\.description) == [
                "/app/File0.swift:11:16: warning: no method or property “rest” is declared in these sources"
            ])
        #expect(file.text.contains("Selector(\"rest\")"))
    }

    @Test func `imports UIKit where it uses it, and lists what the author imports`() {
        let file = rewritten("import Foundation\nclass A: NSObject {\n  @objc func a() {}\n}")
        #expect(file.imports == ["Foundation"])
        #expect(file.text.hasSuffix("\nimport UIKit\n"))
        #expect(!rewritten("import UIKit\nclass A { @objc func a() {} }").text.hasSuffix("import UIKit\n"))
        #expect(
            file.compiledText.hasPrefix("#sourceLocation(file: \"/app/File0.swift\", line: 1)\nimport Foundation\n"))
        let begun = RewrittenFile(path: "/a.swift", text: "//\n//  a.swift\nlet a = 1\n", imports: [], diagnostics: [])
        #expect(begun.compiledText == "#sourceLocation(file: \"/a.swift\", line: 2)\n//  a.swift\nlet a = 1\n")
    }

    @Test func `leaves out imports where that is asked for`() {
        let file = SourceFile(path: "/a.swift", text: "import SpriteKit\nimport struct UIKit.UIColor\n")
        let result = ModuleRewriter.rewrite([file]) { $0 == "UIKit" }[0]
        #expect(result.text == "                \nimport struct UIKit.UIColor\n")
        #expect(result.imports == ["SpriteKit", "UIKit"])
    }

    @Test func `has optional methods of protocols as methods that do nothing`() {
        let file = rewritten(
            """
            @objc protocol D: AnyObject {
              @objc optional func did(_ x: Int)
              @objc optional func count() -> Int
            }
            func f(_ d: D?) { d?.did?(1) }
            """)
        #expect(file.text.contains("                 func did(_ x: Int)\n"))
        #expect(file.text.contains("func f(_ d: D?) { d?.did (1) }"))
        #expect(file.text.hasSuffix("\nextension D { func did(_ x: Int) {} }\n"))
        #expect(file.diagnostics.map(\.line) == [3])
    }
}
