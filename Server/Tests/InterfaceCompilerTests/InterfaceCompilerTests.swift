import Foundation
import InterfaceCompiler
import InterfaceFiles
import Testing

@Suite(.timeLimit(.minutes(5))) struct InterfaceCompilerTests {
    @Test(arguments: ["List.storyboard", "Steps.storyboard", "Layouts.storyboard", "Card.xib"])
    func `A file as Xcode writes it has no warnings`(name: String) throws {
        #expect(try InterfaceFixture.compile(name).warnings.map(\.description) == [])
    }

    @Test func `What is not known is reported with file and line`() throws {
        let warnings = try InterfaceFixture.compile("Board.storyboard").warnings.map(\.description)
        #expect(
            warnings == [
                "Board.storyboard:100: warning: the view mapView is not known and becomes a plain view",
                "Board.storyboard:119: warning: there is no object with the identifier bNo-ne-abc",
            ])
    }

    @Test func `A storyboard has its scenes, its controllers and where it begins`() throws {
        let document = try InterfaceFixture.compile("List.storyboard").document
        #expect(document.kind == .storyboard && document.initialController == "ObA-dk-sSI")
        #expect(document.scenes.map { $0.controller?.customClass } == ["ListController", "DetailController"])
        #expect(document.scene(named: "Detail")?.controller?.id == "dEt-01-vcx")
        #expect(document.scenes[1].objects.map(\.element) == ["placeholder", "tapGestureRecognizer"])
    }

    @Test func `The target's module takes the place of that which Xcode has written`() throws {
        let document = try InterfaceFixture.compile("Board.storyboard").document
        #expect(InterfaceFixture.object("bCe-01-abc", in: document)?.customModule == "ListApp")
        let other = try InterfaceFixture.nib(#"<view id="a" customClass="Dial" customModule="Shared"/>"#)
        #expect(other.document.objects[0].customModule == "Shared")
    }

    @Test func `A label has its text, font and colours`() throws {
        let document = try InterfaceFixture.compile("List.storyboard").document
        let label = try #require(InterfaceFixture.object("eRK-mE-PSS", in: document))
        #expect(label.attributes["text"] == "Things to bring")
        #expect(label.values["fontDescription"] == .font(InterfaceFont(type: "system", size: 20, weight: "semibold")))
        #expect(label.values["textColor"] == .color(.components(red: 0.5, green: 0.25, blue: 0.125, alpha: 1)))
        #expect(label.values["highlightedColor"] == InterfaceValue.none)
        #expect(label.values["frame"] == .numbers(["x": 16, "y": 36, "width": 343, "height": 24]))
    }

    @Test func `A colour by name keeps the components that the file lists for it`() throws {
        let document = try InterfaceFixture.compile("List.storyboard").document
        let text = try #require(InterfaceFixture.object("dTx-01-abc", in: document))
        #expect(
            text.values["backgroundColor"] == .color(.named("Paper", red: 0.95, green: 0.9, blue: 0.8, alpha: 1)))
        #expect(text.attributes["text"] == "First line\nsecond & last")
    }

    @Test func `An image of the system is a symbol`() throws {
        let document = try InterfaceFixture.compile("List.storyboard").document
        let picture = InterfaceFixture.object("dIm-01-abc", in: document)
        #expect(picture?.values["image"] == .image(InterfaceImage(name: "photo", isSymbol: true)))
    }

    @Test func `Constraints have their items, ratio, priority and standard distance`() throws {
        let document = try InterfaceFixture.compile("List.storyboard").document
        let picture = try #require(InterfaceFixture.object("dIm-01-abc", in: document))
        #expect(picture.constraints.map(\.multiplier) == [16.0 / 9])
        let view = try #require(InterfaceFixture.object("dVw-01-abc", in: document))
        let width = try #require(view.constraints.first { $0.id == "dc1-00-014" })
        #expect(width.priority == 750 && width.constant == -40 && width.relation == nil)
        let output = try InterfaceFixture.nib(
            """
            <view id="a"><subviews><view id="b"/></subviews><constraints>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" symbolic="YES" id="c"/>
            <constraint firstItem="b" firstAttribute="leading" placeholder="YES" constant="3" id="d"/>
            </constraints></view>
            """)
        #expect(output.document.objects[0].constraints.map(\.constant) == [8])
    }

    @Test func `Outlets, collections, actions and segues are kept in order`() throws {
        let document = try InterfaceFixture.compile("List.storyboard").document
        let controller = try #require(document.scenes[0].controller)
        #expect(controller.connections.first == .outlet(property: "addButton", destination: "bTn-01-abc"))
        #expect(
            controller.connections.suffix(2) == [
                .outletCollection(property: "parts", destination: "eRK-mE-PSS"),
                .outletCollection(property: "parts", destination: "bTn-01-abc"),
            ])
        let button = try #require(InterfaceFixture.object("bTn-01-abc", in: document))
        #expect(
            button.connections == [.action(selector: "add:", destination: "ObA-dk-sSI", event: "touchUpInside")])
        let cell = try #require(InterfaceFixture.object("cEl-01-abc", in: document))
        guard case .segue(let segue) = cell.connections.last else { throw NoSegue() }
        #expect(segue.kind == "show" && segue.identifier == "detail" && segue.destination == "dEt-01-vcx")
    }

    @Test func `Prototype cells and sections stand in their table`() throws {
        let list = try InterfaceFixture.compile("List.storyboard").document
        let table = try #require(InterfaceFixture.object("tBl-01-abc", in: list))
        #expect(table.children["prototypes"]?.map { $0.attributes["reuseIdentifier"] } == ["ItemCell", "Subtitle"])
        #expect(table.children["prototypes"]?[0].child("contentView")?.children["subviews"]?.count == 2)
        let steps = try InterfaceFixture.compile("Steps.storyboard").document
        let help = try #require(InterfaceFixture.object("hTb-01-abc", in: steps))
        #expect(help.child("sections")?.attributes["headerTitle"] == "Rules")
        #expect(help.child("sections")?.children["cells"]?.count == 2)
    }

    @Test func `Runtime attributes keep their types`() throws {
        let output = try InterfaceFixture.nib(
            """
            <view id="a"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="color" keyPath="edge"><color key="value" white="0" alpha="0.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="words" value="hello"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
            <userDefinedRuntimeAttribute type="size" keyPath="room"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="nil" keyPath="nothing"/>
            </userDefinedRuntimeAttributes></view>
            """)
        #expect(
            output.document.objects[0].runtimeAttributes == [
                .init(keyPath: "layer.cornerRadius", value: .number(1.5)),
                .init(keyPath: "edge", value: .color(.components(red: 0, green: 0, blue: 0, alpha: 0.5))),
                .init(keyPath: "words", value: .text("hello")), .init(keyPath: "isRound", value: .flag(true)),
                .init(keyPath: "room", value: .numbers(["width": 3, "height": 4])),
                .init(keyPath: "nothing", value: InterfaceValue.none),
            ])
        #expect(output.warnings.isEmpty)
    }

    @Test func `Size classes change constants, attributes and what is there`() throws {
        let output = try InterfaceFixture.nib(
            """
            <view id="a"><subviews><label text="x" id="b"><variation key="widthClass=regular" hidden="YES"/></label></subviews>
            <constraints><constraint firstAttribute="width" constant="5" id="c">
            <variation key="heightClass=compact-widthClass=regular" constant="9"/></constraint></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation></view>
            """)
        let view = output.document.objects[0]
        #expect(view.variations.map(\.excluded) == [["c"]] && view.variations[0].traits == [:])
        #expect(view.constraints[0].variations[0].traits == ["heightClass": "compact", "widthClass": "regular"])
        #expect(view.constraints[0].variations[0].attributes == ["constant": "9"])
        #expect(view.child("subviews")?.variations[0].attributes == ["hidden": "YES"])
    }

    @Test func `Attributed text keeps the style of each part`() throws {
        let document = try InterfaceFixture.compile("Card.xib").document
        let label = try #require(InterfaceFixture.object("cLb-01-abc", in: document))
        guard case .attributedText(let runs) = label.values["attributedText"] else { throw NoSegue() }
        #expect(runs.map(\.text) == ["Two ", "words"])
        #expect(runs[0].values["NSFont"] == .font(InterfaceFont(type: "boldSystem", size: 20)))
        #expect(runs[0].paragraph["alignment"] == "center")
    }

    @Test func `A file is written under the name that UIKit looks for`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = InterfaceFixture.folder.appendingPathComponent("Card.xib")
        #expect(try InterfaceCompiler(moduleName: "ListApp").compile(contentsOf: file, into: folder) == [])
        let written = try Data(contentsOf: folder.appendingPathComponent("Card.nib.json"))
        #expect(try InterfaceFile.decode(written) == InterfaceFixture.compile("Card.xib").document)
    }

    /// Compares the compiled files with those that UIKit's tests read; `PARLEY_ACCEPT=1` writes these anew.
    @Test(arguments: [
        "List.storyboard", "Board.storyboard", "Steps.storyboard", "Tabs.storyboard", "Layouts.storyboard", "Card.xib",
    ])
    func `The compiled file is the one that UIKit's tests read`(name: String) throws {
        let document = try InterfaceFixture.compile(name).document
        let file = InterfaceFixture.folder.appendingPathComponent(
            InterfaceFile.name(of: String(name.prefix { $0 != "." }), document.kind))
        let data = try InterfaceFile.encode(document)
        if ProcessInfo.processInfo.environment["PARLEY_ACCEPT"] != nil { try data.write(to: file) }
        let stored = try InterfaceFile.decode(Data(contentsOf: file))
        #expect(stored == document, "PARLEY_ACCEPT=1 swift test --filter InterfaceCompiler writes \(file.path)")
    }

    /// Storyboards of projects of Tests/Projects, whose layout UIKit's tests compute again.
    @Test(arguments: [("Five", "MessagesExtension"), ("Sundae", "SundaeMessages")])
    func `The compiled storyboard of a project is the one that UIKit's tests read`(project: String, module: String)
        throws
    {
        let projects = InterfaceFixture.folder.appendingPathComponent("../../Projects").standardizedFileURL
        let board = projects.appendingPathComponent("\(project)/\(module)/Base.lproj/MainInterface.storyboard")
        let output = try InterfaceCompiler(moduleName: module).compile(Data(contentsOf: board), file: project)
        #expect(output.warnings.map(\.description) == [])
        let file = InterfaceFixture.folder.appendingPathComponent(InterfaceFile.name(of: project, .storyboard))
        let data = try InterfaceFile.encode(output.document)
        if ProcessInfo.processInfo.environment["PARLEY_ACCEPT"] != nil { try data.write(to: file) }
        #expect(try InterfaceFile.decode(Data(contentsOf: file)) == output.document)
    }

    private struct NoSegue: Error {}
}
