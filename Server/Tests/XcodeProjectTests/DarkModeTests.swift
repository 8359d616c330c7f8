import Foundation
import Testing

@testable import XcodeProject

@Suite(.timeLimit(.minutes(5))) struct `A project's style` {
    /// Style of an app of this Xcode, with one source file and these settings.
    private func style(
        ofXcode version: String, settings: String = "", source: String = "import UIKit"
    ) throws -> String? {
        let text = """
            { objects = {
              P = { isa = PBXProject; attributes = { LastUpgradeCheck = \(version); }; mainGroup = G; targets = (T);
                    buildConfigurationList = L; };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = App; buildPhases = (S);
                    productType = "com.apple.product-type.app-extension.messages"; };
              S = { isa = PBXSourcesBuildPhase; files = (B); };
              B = { isa = PBXBuildFile; fileRef = F; };
              F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
              L = { isa = XCConfigurationList; buildConfigurations = (D); };
              D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
            }; rootObject = P; }
            """
        return try Fixture.withFolder(["A.xcodeproj/project.pbxproj": text, "Main.swift": source]) { folder in
            let list = try InformationList(try ProjectFolder(folder).messageApp(named: nil).target)
            #expect((list.reasonToBeLight == nil) == (list.values["UIUserInterfaceStyle"] == nil))
            return list.values["UIUserInterfaceStyle"] as? String
        }
    }

    @Test func `is light where it was made before systems were dark`() throws {
        #expect(try style(ofXcode: "0900") == "Light")
        #expect(try style(ofXcode: "1020", settings: "IPHONEOS_DEPLOYMENT_TARGET = 12.1;") == "Light")
    }

    @Test(arguments: ["1100", "1430", "2600"])
    func `is the system's with Xcode 11 and later`(version: String) throws {
        #expect(try style(ofXcode: version) == nil)
    }

    @Test func `is the system's where the project has been brought further since`() throws {
        #expect(try style(ofXcode: "0900", settings: "IPHONEOS_DEPLOYMENT_TARGET = 13.0;") == nil)
        #expect(try style(ofXcode: "0900", source: "view.backgroundColor = .systemBackground") == nil)
    }

    @Test func `says why it is light, and how to change that`() throws {
        let (_, app) = try ProjectFolder(Fixture.file("Party")).messageApp(named: nil)
        let reason = try InformationList(app).reasonToBeLight
        #expect(reason?.contains("of Xcode 9.0") == true && reason?.contains("UIUserInterfaceStyle") == true)
    }
}
