import Foundation
import Testing

@testable import XcodeProject

@Suite(.timeLimit(.minutes(5))) struct `An Xcode project` {
    private static func names(_ files: [URL]) -> [String] { files.map(\.lastPathComponent) }

    @Test func `has the sources, resources, settings and frameworks of its message app`() throws {
        let folder = try ProjectFolder(Fixture.file("Groceries"))
        let (project, app) = try folder.messageApp(named: nil)
        #expect(project.targets.map(\.kind) == [.application, .messagesExtension, .framework])
        #expect(app.name == "MessagesExtension" && app.problems.isEmpty)
        #expect(
            Self.names(app.sources) == [
                "MessagesViewController.swift", "ListController.swift", "Grocery+Message.swift",
                "QuantityStepper.swift",
            ])
        #expect(
            app.resources.map(\.path) == [
                "Assets.xcassets", "Base.lproj/Localizable.strings", "de.lproj/Localizable.strings",
            ])
        #expect(app.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.Groceries.MessagesExtension")
        #expect(app.settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["SHOWS_QUANTITIES", "DEBUG"])
        #expect(app.settings["SWIFT_VERSION"] == "5.0")
        let frameworks = project.frameworks(for: app)
        #expect(frameworks.map(\.name) == ["GroceriesKit"])
        #expect(frameworks.map { Self.names($0.sources) } == [["Grocery.swift", "GroceryList.swift"]])
    }

    @Test func `of Xcode 16 has what stands in its folders, but for exceptions`() throws {
        let (_, app) = try ProjectFolder(Fixture.file("Dice")).messageApp(named: "DiceMessages")
        #expect(Self.names(app.sources) == ["MessagesViewController.swift", "Roll.swift"])
        #expect(app.resources.map(\.path) == ["Images.xcassets"])
        #expect(app.problems.isEmpty)
    }

    @Test func `gives the bundle the author's Info.plist with settings put in, and keys made of settings`() throws {
        let (_, app) = try ProjectFolder(Fixture.file("Dice")).messageApp(named: nil)
        let information = try InformationList(app)
        #expect(information.principalClass == "DiceMessages.MessagesViewController")
        #expect(information.mainStoryboard == nil)
        let texts = information.values.compactMapValues { $0 as? String }
        #expect(texts["CFBundleIdentifier"] == "org.example.Dice.Messages")
        #expect(texts["CFBundleExecutable"] == "DiceMessages")
        #expect(texts["CFBundleDisplayName"] == "Roll Dice")
    }

    @Test func `does not take files from outside of its folder, and says so`() throws {
        let objects = """
            B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
            F1 = { isa = PBXFileReference; path = ../../etc/passwd; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = /etc/passwd; sourceTree = "<absolute>"; };
            F3 = { isa = PBXFileReference; path = Gone.swift; sourceTree = SOURCE_ROOT; };
            F4 = { isa = PBXFileReference; path = Main.swift; sourceTree = SOURCE_ROOT; };
            """
        let text = Fixture.project(children: "F1, F2, F3, F4, G", files: "B1, B2, B3, B4, B5", objects: objects)
        try Fixture.withFolder(["A.xcodeproj/project.pbxproj": text, "Main.swift": ""]) { folder in
            let (_, app) = try ProjectFolder(folder).messageApp(named: nil)
            #expect(Self.names(app.sources) == ["Main.swift"])
            #expect(app.problems.count == 3)
            #expect(app.problems.count { $0.contains("outside") } == 2)
        }
    }

    @Test func `is found through its workspace, with a package beside it`() throws {
        let objects = """
            F = { isa = PBXFileReference; path = ../Shared/Kit.swift; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = F; };
            """
        let files = [
            "All.xcworkspace/contents.xcworkspacedata":
                "<Workspace><FileRef location=\"group:App/A.xcodeproj\"/><FileRef location=\"group:Pods/Pods.xcodeproj\"/></Workspace>",
            "App/A.xcodeproj/project.pbxproj": Fixture.project(children: "F", files: "B", objects: objects),
            "Shared/Kit.swift": "",
        ]
        try Fixture.withFolder(files) { folder in
            let (_, app) = try ProjectFolder(folder).messageApp(named: nil)
            #expect(Self.names(app.sources) == ["Kit.swift"])
        }
    }

    @Test func `has a message app that can be told from others, or says which there are`() throws {
        try Fixture.withFolder(["Empty/x": ""]) { folder in
            let none = #expect(throws: XcodeProjectError.self) { try ProjectFolder(folder) }
            #expect(none?.code == .missing)
        }
        let folder = try ProjectFolder(Fixture.file("Dice"))
        let unknown = #expect(throws: XcodeProjectError.self) { try folder.messageApp(named: "Cards") }
        #expect(unknown?.code == .noMessageApp && unknown?.message.contains("“DiceMessages”") == true)
        let two = #expect(throws: XcodeProjectError.self) { try ProjectFolder(Fixture.projects) }
        #expect(two?.code == .ambiguous)
    }
}
