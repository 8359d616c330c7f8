import AVFoundation
import AuthenticationServices
import Contacts
import Foundation
import MediaPlayer
import MessageUI
import Photos
import Testing
import UIKit

/// Frameworks that say that the person has denied access, as apps have to expect it on a phone, too.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `What a browser does not let apps have` {
    @Test func `contacts are denied, and an app's own are kept as values`() throws {
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        #expect(throws: CNError(.authorizationDenied)) {
            try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey])) {
                _, _ in
            }
        }
        #expect(throws: CNError(.authorizationDenied)) { try CNContactStore().execute(CNSaveRequest()) }
        let contact = CNMutableContact()
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
        contact.organizationName = "Firm"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Firm")
        (contact.givenName, contact.familyName) = ("Kate", "Bell")
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "555"))]
        let plain: CNContact = contact
        #expect(CNContactFormatter.string(from: plain, style: .fullName) == "Kate Bell")
        #expect(plain.phoneNumbers.first?.value.stringValue == "555")
        #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelHome) == "Home")
        #expect(CNContact.predicateForContacts(matchingName: "kate").evaluate(with: plain))
        #expect(!CNContact.predicateForContacts(matchingName: "john").evaluate(with: plain))
    }

    @available(*, deprecated)
    @Test func `nobody signs in, as where the person has cancelled`() async throws {
        final class Listener: NSObject, ASAuthorizationControllerDelegate {
            var error: (any Error)?
            func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
                self.error = error
            }
        }
        let listener = Listener()
        let provider = ASAuthorizationAppleIDProvider()
        let controller = ASAuthorizationController(authorizationRequests: [provider.createRequest()])
        controller.delegate = listener
        controller.performRequests()
        #expect(listener.error as? ASAuthorizationError == ASAuthorizationError(.canceled))
        #expect(try await provider.credentialState(forUserID: "kate") == .notFound)
        let page = try #require(URL(string: "https://example.org"))
        // As authors wait for it: a session that has not started must not answer as well.
        let web = await withCheckedContinuation { answer in
            let session = ASWebAuthenticationSession(url: page, callback: .customScheme("app")) {
                answer.resume(returning: $1 as? ASWebAuthenticationSessionError)
            }
            if !session.start() { answer.resume(returning: nil) }
        }
        #expect(web?.code == .canceledLogin)
    }

    @Test func `the photo library is denied`() async {
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
        await #expect(throws: PHPhotosError(.accessUserDenied)) { try await PHPhotoLibrary.shared().performChanges {} }
    }

    @Test func `mails and texts cannot be sent`() {
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
    }

    @Test func `the microphone is denied`() {
        #expect(AVAudioApplication.shared.recordPermission == .denied)
    }

    @Test func `what plays is kept`() {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
        #expect(MPRemoteCommandCenter.shared().playCommand === MPRemoteCommandCenter.shared().playCommand)
    }

    @Test func `a group's folder is one of the app's own`() throws {
        let folder = try #require(
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.tests.parley"))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(folder.lastPathComponent == "group.tests.parley")
        #expect(FileManager.default.fileExists(atPath: folder.path))
        for name in ["parley", "group.a/../b", "group." + String(repeating: "a", count: 300)] {
            #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
        }
        var read: [URL] = []
        NSFileCoordinator().coordinate(readingItemAt: folder, error: nil) { read.append($0) }
        #expect(read == [folder])
    }
}
