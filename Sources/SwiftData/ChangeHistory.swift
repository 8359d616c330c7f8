import Foundation
import SwiftUI

/// Registers the changes of a store's models with an undo manager. Those of one turn of the main actor are one step.
///
/// Changes that other actors make are no steps: whoever takes something back does so on the main actor.
final class ChangeHistory: @unchecked Sendable {  // guarded by the store's lock
    typealias Records = [UUID: StoreFile.Record]

    /// Changed models with their records before and after; a model without a record was not there.
    final class Step: @unchecked Sendable {  // guarded by the store's lock
        var models: [UUID: any PersistentModel] = [:]
        var before: Records = [:]
        var after: Records = [:]
    }

    let manager: UndoManager
    private unowned let store: ModelStore
    /// Records of all models as they were after the last step.
    private var known: Records = [:]
    /// Step to which changes are added.
    private var current: Step?
    private var isReverting = false

    init(_ manager: UndoManager, _ store: ModelStore) {
        (self.manager, self.store) = (manager, store)
        learnAll()
    }

    /// Takes the models as they are now as the state before the next step.
    private func learnAll() {
        known = [:]
        for model in store.byKey.values { known[model._$persistence.key] = store.currentRecord(of: model) }
    }

    /// Notes that a model has changed, or was inserted or deleted.
    func note(_ model: any PersistentModel) {
        guard !isReverting else { return }
        let key = model._$persistence.key
        guard MainQueue.isCurrent else {
            known[key] = store.byKey[key].flatMap { store.currentRecord(of: $0) }
            return
        }
        let step = current ?? begin()
        step.models[key] = model
    }

    private func begin() -> Step {
        let step = Step()
        current = step
        MainActor.assumeIsolated { register(step, undoes: true) }
        // Keeps the store until then: an app may have let go of it.
        Task { @MainActor [store] in store.lock.withLock { if current === step { finish() } } }
        return step
    }

    /// Ends the current step, before one is taken back or another begins.
    private func finish() {
        guard let step = current else { return }
        current = nil
        for key in step.models.keys {
            step.before[key] = known[key]
            known[key] = store.byKey[key].flatMap { store.currentRecord(of: $0) }
            step.after[key] = known[key]
        }
    }

    @MainActor private func register(_ step: Step, undoes: Bool) {
        manager.registerUndo(withTarget: store) { $0.history?.carryOut(step, undoes: undoes) }
    }

    /// Takes a step back, or does it again.
    @MainActor private func carryOut(_ step: Step, undoes: Bool) {
        store.lock.withLock {
            finish()
            isReverting = true
            defer { isReverting = false }
            let records = undoes ? step.before : step.after
            do { try store.restore(step.models, to: records) } catch { SwiftDataError.report(error) }
            for key in step.models.keys { known[key] = records[key] }
        }
        register(step, undoes: !undoes)
    }

    /// Forgets all steps, as what they would take back is gone.
    func clear() {
        current = nil
        learnAll()
        if MainQueue.isCurrent { MainActor.assumeIsolated { manager.removeAllActions(withTarget: store) } }
    }
}

private enum MainQueue {
    /// Whether the caller runs on the main queue, which other threads serve while the main one waits in `dispatchMain()`.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
