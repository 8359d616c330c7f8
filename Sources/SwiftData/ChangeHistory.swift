import Foundation
import SwiftUI

/// Registers the changes of a store's models with an undo manager. Those of one turn of the main actor are one step.
///
/// Changes that other actors make are no steps: whoever takes something back does so on the main actor.
final class ChangeHistory: @unchecked Sendable {  // guarded by the store's lock
    /// A model at some time: in the store with these values, in it with values that cannot be written, or not in it.
    enum ModelState {
        case record(StoreFile.Record)
        case unknown
        case absent
    }

    /// Changed models with their states before and after.
    final class Step: @unchecked Sendable {  // guarded by the store's lock
        let generation: Int
        var models: [UUID: any PersistentModel] = [:]
        var before: [UUID: ModelState] = [:]
        var after: [UUID: ModelState] = [:]

        init(_ generation: Int) { self.generation = generation }
    }

    let manager: UndoManager
    private unowned let store: ModelStore
    /// States of models as they were after the last step. One that is not there is as it was saved.
    private var known: [UUID: ModelState] = [:]
    /// Step to which changes are added.
    private var current: Step?
    /// Step that was ended last, and not taken back since.
    private var last: Step?
    private var isReverting = false
    private var isSaving = false
    /// Counts the times that all was forgotten: steps from before do nothing.
    private var generation = 0

    init(_ manager: UndoManager, _ store: ModelStore) {
        (self.manager, self.store) = (manager, store)
        learnAll()
    }

    /// Takes the models as they are now as the state before the next step.
    private func learnAll() { known = store.byKey.mapValues { state(of: $0._$persistence.key) } }

    private func state(of key: UUID) -> ModelState {
        guard let model = store.byKey[key] else { return .absent }
        return store.currentRecord(of: model).map(ModelState.record) ?? .unknown
    }

    private func stateBefore(_ key: UUID) -> ModelState {
        known[key] ?? store.saved[key].map(ModelState.record) ?? .absent
    }

    /// Notes that a model has changed, or was inserted or deleted.
    func note(_ model: any PersistentModel) {
        guard !isReverting else { return }
        let key = model._$persistence.key
        guard let step = isSaving ? last : current ?? begin() else { return known[key] = state(of: key) }
        if step.models[key] == nil { step.before[key] = stateBefore(key) }
        step.models[key] = model
        if isSaving { end(step, key) }
    }

    /// Returns a new step; nil where there is to be none.
    private func begin() -> Step? {
        guard MainQueue.isCurrent else { return nil }
        return MainActor.assumeIsolated {
            guard manager.isUndoRegistrationEnabled else { return nil }
            let step = Step(generation)
            current = step
            register(step, undoes: true)
            // Keeps the store until then: an app may have let go of it.
            Task { @MainActor [store] in store.lock.withLock { if current === step { finish() } } }
            return step
        }
    }

    /// Ends the current step, and has the next one be taken back by itself, where it would be one with this for the undo manager.
    func endStep() {
        finish()
        if MainQueue.isCurrent { MainActor.assumeIsolated { manager.endEventGroup() } }
    }

    /// Ends the current step: at the end of a turn, or before one is taken back.
    func finish() {
        guard let step = current else { return }
        (current, last) = (nil, step)
        for key in Array(step.models.keys) { end(step, key) }
    }

    /// Notes how a model is after a step. Of one whose values cannot be written nothing can be taken back.
    private func end(_ step: Step, _ key: UUID) {
        let state = state(of: key)
        (known[key], step.after[key]) = (state, state)
        if case .unknown = state { step.models[key] = nil }
        if case .unknown = step.before[key] { step.models[key] = nil }
    }

    /// Has what a save deletes belong to the step before: to take it back alone would break the rule that it was deleted by.
    func saving(_ body: () -> Void) {
        finish()
        isSaving = true
        body()
        isSaving = false
    }

    @MainActor private func register(_ step: Step, undoes: Bool) {
        manager.registerUndo(withTarget: self) { $0.carryOut(step, undoes: undoes) }
    }

    /// Takes a step back, or does it again.
    @MainActor private func carryOut(_ step: Step, undoes: Bool) {
        let isDone = store.lock.withLock {
            finish()
            guard step.generation == generation else { return false }
            isReverting = true
            defer { isReverting = false }
            last = nil
            let states = undoes ? step.before : step.after
            let records = states.compactMapValues { if case .record(let record) = $0 { record } else { nil } }
            do {
                try store.restore(step.models, to: records)
                for key in step.models.keys { known[key] = states[key] }
            } catch {
                SwiftDataError.report(error)
                learnAll()
            }
            return true
        }
        if isDone { register(step, undoes: !undoes) }
    }

    /// Forgets all steps, as what they would take back is gone.
    func clear() {
        generation += 1
        (current, last) = (nil, nil)
        learnAll()
        if MainQueue.isCurrent { MainActor.assumeIsolated { manager.removeAllActions(withTarget: self) } }
    }
}
