import AppProtocol
import Foundation
import InterfaceFiles
import Messages
import Testing
import UIKit

@testable import AppRuntime

/// The principal controller of a storyboard that `Info.plist` names.
@MainActor @Suite(.timeLimit(.minutes(5))) struct StoryboardAppTests {
    private func principal(beginningWith className: String, _ keys: [String: Any]) throws -> PrincipalController {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest: [String: Any] = ["CFBundleExecutable": "AppRuntimeTests", "NSExtension": keys]
        try PropertyListSerialization.data(fromPropertyList: manifest, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("Info.plist"))
        try InterfaceFile.encode(storyboard(beginningWith: className))
            .write(to: folder.appendingPathComponent(InterfaceFile.name(of: "MainInterface", .storyboard)))
        return try InstalledApp.principal(ofBundleAt: folder)
    }

    private func storyboard(beginningWith className: String) -> InterfaceDocument {
        var controller = InterfaceObject(element: "viewController", id: "first")
        (controller.customClass, controller.customModule) = (className, "AppRuntimeTests")
        controller.attributes["title"] = "From the storyboard"
        var document = InterfaceDocument(kind: .storyboard)
        document.initialController = "first"
        document.scenes = [InterfaceScene(controller: controller, objects: [])]
        return document
    }

    private func scene(_ principal: PrincipalController) -> MessagesScene {
        MessagesScene(principal: principal, style: .compact, size: CGSize(width: 320, height: 240))
    }

    @Test func `is made from the storyboard, in the scene's size`() throws {
        let principal = try principal(
            beginningWith: "QuietApp",
            ["NSExtensionMainStoryboard": "MainInterface", "NSExtensionPrincipalClass": "Nobody"])
        let controller = scene(principal).controller
        #expect(controller is QuietApp && controller.title == "From the storyboard")
        #expect(controller.view.bounds.size == CGSize(width: 320, height: 240))
    }

    @Test func `is of the class where the storyboard that is named was left out`() throws {
        let principal = try principal(
            beginningWith: "QuietApp", ["NSExtensionMainStoryboard": "Other", "NSExtensionPrincipalClass": "QuietApp"])
        #expect(scene(principal).controller.title == nil)
    }

    @Test(arguments: [("QuietApp", "Other", 11), ("NoMessages", "MainInterface", 13)])
    func `that cannot be had is a problem`(className: String, storyboard: String, code: Int) {
        let problem = #expect(throws: Problem.self) {
            try principal(beginningWith: className, ["NSExtensionMainStoryboard": storyboard])
        }
        #expect(problem?.code == code)
    }
}

final class NoMessages: UIViewController {}
