import ChatModels
import ChatStore
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct PasskeyStoreTests {
    private func passkey(_ name: String, of person: PersonID, counter: Int64 = 0) -> StoredPasskey {
        StoredPasskey(
            credential: Data(name.utf8), person: person, algorithm: -7, publicKey: Data(count: 64), counter: counter)
    }

    private func device(_ name: String) -> NewSignIn {
        NewSignIn(device: DeviceID(unchecked: name), name: "Firefox", digest: PeopleFixture.digest(name))
    }

    @Test func `passkeys are listed for their person, with their last use`() async throws {
        try await withPeople { people in
            let (ann, ben) = (try await people.join("Ann"), try await people.join("Ben"))
            let database = people.database
            let first = try await database.add(passkey("a", of: ann), named: "Firefox", at: 5)
            _ = try await database.add(passkey("b", of: ben), named: "Chrome", at: 6)
            #expect(
                try await refusal { _ = try await database.add(passkey("a", of: ben), named: "x", at: 7) }
                    == .wrongPasskey)
            try await database.signIn(device("tablet"), byPasskey: Data("a".utf8), counter: 0, at: 9)
            #expect(try await database.access(of: DeviceID(unchecked: "tablet"))?.person.id == ann)
            #expect(
                try await database.passkeys(of: ann) == [Passkey(id: first.id, name: "Firefox", addedAt: 5, usedAt: 9)])
            #expect(try await database.credentials(of: ben) == [Data("b".utf8)])
            #expect(try await refusal { try await database.removePasskey(first.id, of: ben) } == .unknownPasskey)
            try await database.removePasskey(first.id, of: ann)
            #expect(try await database.passkey(Data("a".utf8)) == nil)
        }
    }

    @Test func `there is an end to one person's passkeys`() async throws {
        try await withPeople { people in
            let ann = try await people.join("Ann")
            for number in 1...ChatLimits.passkeysMax {
                _ = try await people.database.add(passkey("\(number)", of: ann), named: "Firefox", at: 5)
            }
            let code = try await refusal {
                _ = try await people.database.add(passkey("more", of: ann), named: "Firefox", at: 5)
            }
            #expect(code == .tooManyPasskeys)
        }
    }

    @Test func `a refused sign-in leaves neither a device nor a use`() async throws {
        try await withPeople { people in
            let (ann, database) = (try await people.join("Ann"), people.database)
            _ = try await database.add(passkey("a", of: ann, counter: 4), named: "Firefox", at: 5)
            for counter in [4, 3, 0] as [Int64] {
                let code = try await refusal {
                    try await database.signIn(device("tablet"), byPasskey: Data("a".utf8), counter: counter, at: 9)
                }
                #expect(code == .wrongPasskey, "\(counter)")
            }
            #expect(try await database.passkeys(of: ann).map(\.usedAt) == [nil])
            #expect(try await database.signIns(of: ann).count == 1)
        }
    }
}
