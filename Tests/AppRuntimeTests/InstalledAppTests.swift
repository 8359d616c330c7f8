import AppProtocol
import Foundation
import Messages
import Testing

@testable import AppRuntime

/// The principal class as `Info.plist` names it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct InstalledAppTests {
    @Test(arguments: ["$(PRODUCT_MODULE_NAME).QuietApp", "AppRuntimeTests.QuietApp", "QuietApp"])
    func `is found by its full name, by Xcode's variable and by its bare name`(name: String) throws {
        let found = try principalClass(["NSExtension": ["NSExtensionPrincipalClass": name]])
        #expect(found == QuietApp.self)
    }

    @Test func `missing from the executable is a problem with its name`() {
        let problem = problem(["NSExtension": ["NSExtensionPrincipalClass": "Nobody"]])
        #expect(problem?.code == AppRuntimeProblem.principalClassNotFound.rawValue)
        #expect(problem?.message.contains("AppRuntimeTests.Nobody") == true)
    }

    @Test func `of another kind is a problem`() {
        let problem = problem(["NSExtension": ["NSExtensionPrincipalClass": "NoController"]])
        #expect(problem?.code == AppRuntimeProblem.wrongPrincipalClass.rawValue)
    }

    @Test func `that is not named is a problem`() {
        #expect(problem(["NSExtension": [:]])?.code == AppRuntimeProblem.noPrincipalClass.rawValue)
        #expect(problem([:])?.code == AppRuntimeProblem.noPrincipalClass.rawValue)
        #expect(problem(["NSExtension": "text"])?.code == AppRuntimeProblem.noPrincipalClass.rawValue)
    }

    @Test(arguments: [nil, Data(), Data("not a list".utf8), Data("<plist><array/></plist>".utf8)])
    func `of a bundle whose Info.plist cannot be read is a problem`(file: Data?) {
        let problem = #expect(throws: Problem.self) { try principalClass(fromFile: file) }
        #expect(problem?.code == AppRuntimeProblem.noInformation.rawValue)
    }

    private func problem(_ information: [String: Any]) -> Problem? {
        #expect(throws: Problem.self) { try principalClass(information) }
    }

    private func principalClass(_ information: [String: Any]) throws -> MSMessagesAppViewController.Type {
        let information = information.merging(["CFBundleExecutable": "AppRuntimeTests"]) { first, _ in first }
        return try principalClass(
            fromFile: try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0))
    }

    private func principalClass(fromFile file: Data?) throws -> MSMessagesAppViewController.Type {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try file?.write(to: folder.appendingPathComponent("Info.plist"))
        return try InstalledApp.principalClass(ofBundleAt: folder)
    }
}

final class NoController {}
