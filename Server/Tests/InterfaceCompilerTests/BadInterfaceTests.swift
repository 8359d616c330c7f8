import Foundation
import InterfaceCompiler
import Testing

@Suite(.timeLimit(.minutes(5))) struct BadInterfaceTests {
    private func error(_ text: String) -> InterfaceError? {
        #expect(throws: InterfaceError.self) {
            try InterfaceCompiler(moduleName: "Game").compile(Data(text.utf8), file: "Main.storyboard")
        }
    }

    @Test func `XML that is not well formed is refused with its line`() {
        let found = error("<document>\n<scenes>\n</document>")
        #expect(found?.code == .interfaceMalformed)
        #expect(found?.message.hasPrefix("Main.storyboard:3: ") == true)
    }

    @Test(arguments: ["", "not XML at all"])
    func `What is no XML is refused`(text: String) { #expect(error(text)?.code == .interfaceMalformed) }

    @Test func `A document type is refused, and its entities are never expanded`() {
        let text = "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><document type=\"&b;\"/>"
        #expect(error(text)?.code == .interfaceMalformed)
    }

    @Test(arguments: [
        "<plist/>", #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#, #"<archive type="x"/>"#,
    ])
    func `A file that is for no phone is refused`(text: String) {
        #expect(error(text)?.code == .interfaceOfAnotherKind)
    }

    @Test func `Elements that are too deep within each other are refused, and not one less`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth)
        }
        #expect(error(nested(InterfaceLimits.depthMax + 1))?.code == .interfaceTooDeep)
        #expect(error(nested(InterfaceLimits.depthMax))?.code == .interfaceOfAnotherKind)
    }

    @Test func `A file that is too large is refused before it is read`() {
        let text = String(repeating: " ", count: InterfaceLimits.byteCountMax + 1)
        #expect(error(text)?.code == .interfaceTooLarge)
    }

    @Test func `An identifier that two objects have is refused with the second's line`() throws {
        #expect {
            try InterfaceFixture.nib("<view id=\"a\"/>\n<view id=\"a\"/>")
        } throws: { error in
            (error as? InterfaceError)?.code == .interfaceIdentifierTaken && "\(error)".contains("Test.xib:3:")
        }
    }

    @Test func `A file that is not there is told`() {
        #expect {
            try InterfaceCompiler(moduleName: "Game").compile(
                contentsOf: InterfaceFixture.folder.appendingPathComponent("None.storyboard"))
        } throws: { ($0 as? InterfaceError)?.code == .interfaceUnreadable }
    }

    @Test func `Unknown elements, attributes, connections and objects are each reported on their line`() throws {
        let warnings = try InterfaceFixture.nib(
            """
            <view id="a" wobble="YES">
            <jelly key="pudding"/>
            <subviews><label text="x" spin="3" id="b"/></subviews>
            <connections><binding destination="b" id="c"/></connections>
            <constraints><constraint firstAttribute="width" constant="wide" id="d"/></constraints>
            </view>
            <robot id="e"/>
            """
        ).warnings
        #expect(warnings.map(\.line) == [2, 3, 4, 5, 6, 8])
        #expect(warnings.map(\.message)[0] == "the attribute wobble of view is not known and is left out")
        #expect(warnings.map(\.message)[1] == "the element jelly in view is not known and is left out")
        #expect(warnings.map(\.message)[4] == "constant is no number: wide")
    }

    @Test func `What is known and cannot be carried out is reported, too`() throws {
        let warnings = try InterfaceFixture.nib(
            """
            <button id="a"><connections>
            <segue destination="a" kind="show" destinationCreationSelector="make:" id="b"/>
            </connections></button>
            <navigationItem customClass="Badge" id="c"/>
            """
        ).warnings
        #expect(
            warnings.map(\.message) == [
                "a class of one's own for navigationItem is not used"
            ])
    }

    @Test func `Of very many warnings some are kept and the others are counted`() throws {
        let count = InterfaceLimits.warningCountMax + 5
        let warnings = try InterfaceFixture.nib(String(repeating: "<robot/>\n", count: count)).warnings
        #expect(warnings.count == InterfaceLimits.warningCountMax + 1)
        #expect(warnings.last?.message == "and 5 more warnings")
    }
}
