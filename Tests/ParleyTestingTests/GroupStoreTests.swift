import AppProtocol
import Foundation
import GroupStore
import Messages
import ParleyTesting
import SwiftUI
import Testing
import UIKit

/// Tests the values that the people of a world share in an app.
@MainActor @Suite(.timeLimit(.minutes(5))) struct GroupStoreTests {
    private func world() throws -> World {
        try World(app: ScoreController.self, name: "Score", people: ["Kate", "John"])
    }

    @Test func `everybody's app sees what somebody saved`() async throws {
        let world = try world()
        let (kate, john) = (world.device("Kate"), world.device("John"))
        try await kate.openApp()
        try await john.openApp()
        #expect(john.texts.contains("none"))
        try await kate.tap("Add")
        #expect(kate.texts.contains("1") && john.texts.contains("1"))
        #expect(world.groupStore.value(forKey: "score") == Data("1".utf8))
        try await john.tap("Add")
        #expect(kate.texts.contains("2") && john.texts.contains("2"))
        try await john.closeApp()
        try await kate.tap("Add")
        try await john.openApp()
        #expect(john.texts.contains("3"))
    }

    @Test func `a record that somebody has changed meanwhile is refused, with what is there`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try await kate.openApp()
        try await kate.tap("Read")
        try await world.groupStore.setValue(Data("7".utf8), forKey: "score")
        try await kate.tap("Save what was read")
        #expect(kate.texts.contains("group_record_changed 7"))
        #expect(world.groupStore.value(forKey: "score") == Data("7".utf8))
    }

    @Test func `a change whose answer is lost is not made twice`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try await kate.openApp()
        world.groupStore.losesAnswers = true
        try await kate.tap("Add")
        #expect(kate.texts.contains("group_unavailable none"))
        world.groupStore.losesAnswers = false
        try await world.groupStore.setValue(Data("5".utf8), forKey: "score")
        #expect(kate.texts.contains("5"))
        world.groupStore.isUnavailable = true
        try await kate.tap("Add")
        #expect(world.groupStore.value(forKey: "score") == Data("5".utf8))
    }

    @Test func `keys and values have limits, and a removed record is gone`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try await kate.openApp()
        try await kate.tap("Too large")
        #expect(kate.texts.contains("group_value_too_large none"))
        try await kate.tap("Long key")
        #expect(kate.texts.contains("group_bad_key none"))
        try await kate.tap("Add")
        try await kate.tap("Remove")
        #expect(kate.texts.contains("none") && world.groupStore.value(forKey: "score") == nil)
    }

    @Test func `outside of a conversation there is no store`() async throws {
        let store = await Task.detached { GroupStore.default }.value
        await #expect(throws: GroupStoreError.self) { try await store.save(GroupRecord(key: "")) }
    }
}

private final class ScoreController: MSMessagesAppViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(rootView: ScoreView())
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

private struct ScoreView: View {
    @State private var score: String?
    @State private var problem: String?
    @State private var known = GroupRecord(key: "score")

    var body: some View {
        VStack {
            Text(score ?? "none").task { await follow() }
            Text(problem ?? "well")
            button("Add") { _ in try await addOne() }
            button("Read") { known = try await $0.record(forKey: "score") ?? known }
            button("Save what was read") { try await $0.save(known) }
            button("Too large") { try await $0.save(GroupRecord(key: "big", value: Data(count: (1 << 20) + 1))) }
            button("Long key") { try await $0.save(GroupRecord(key: String(repeating: "é", count: 33))) }
            button("Remove") { store in
                if let record = try await store.record(forKey: "score") { try await store.delete(record) }
            }
        }
    }

    private func button(_ title: String, _ work: @escaping @MainActor (GroupStore) async throws -> Void) -> some View {
        Button(title) {
            let store = GroupStore.default
            Task {
                do {
                    try await work(store)
                } catch let error as GroupStoreError {
                    let there = error.serverRecord.map { String(decoding: $0.value, as: UTF8.self) }
                    problem = "\(error.code.rawValue) \(there ?? "none")"
                }
            }
        }
    }

    private func addOne() async throws {
        try await GroupStore.default.update("score") { old in
            Data(String((old.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0) + 1).utf8)
        }
    }

    private func follow() async {
        let store = GroupStore.default
        let changes = store.changes
        await read(store)
        for await _ in changes { await read(store) }
    }

    private func read(_ store: GroupStore) async {
        score = try? await store.record(forKey: "score").map { String(decoding: $0.value, as: UTF8.self) }
    }
}
