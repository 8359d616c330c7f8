public import SwiftUI

extension EnvironmentValues {
    /// Context of the container above; an empty one in memory, of no types, without a container.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/modelcontext
    public var modelContext: ModelContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

private struct ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContext(EmptyStore.store) }
}

private enum EmptyStore {
    static let store: ModelStore = {
        guard let store = try? ModelStore(types: [], url: nil) else {
            preconditionFailure("A store in memory has no file")
        }
        return store
    }()
}

extension View {
    /// Source: developer.apple.com/documentation/swiftui/view/modelcontext(_:)
    public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }

    /// Source: developer.apple.com/documentation/swiftui/view/modelcontainer(_:)
    public func modelContainer(_ container: ModelContainer) -> some View { modelContext(container.mainContext) }

    /// Makes a container of a type and those that it refers to, for the views below.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ContainerModifier(
                setup: ContainerSetup(
                    types: modelTypes, isInMemory: inMemory, autosaves: isAutosaveEnabled,
                    undoes: isUndoEnabled, onSetup: onSetup)))
    }
}

/// How a view makes its container.
private struct ContainerSetup {
    let types: [any PersistentModel.Type]
    let isInMemory: Bool
    let autosaves: Bool
    /// Whether changes are registered with the scene's undo manager.
    let undoes: Bool
    let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void

    @MainActor func container(_ undoManager: UndoManager?) -> ModelContainer? {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: isInMemory)
        let result = Swift.Result { try ModelContainer(for: Schema(types), configurations: configuration) }
        onSetup(result)
        if case .failure(let error) = result { SwiftDataError.report(error) }
        let container = try? result.get()
        container?.mainContext.autosaveEnabled = autosaves
        if undoes { container?.mainContext.undoManager = undoManager }
        return container
    }
}

/// Keeps the container for as long as the view is there.
private struct ContainerModifier: ViewModifier {
    let setup: ContainerSetup
    @State private var kept = Kept()
    @Environment(\.undoManager) private var undoManager

    final class Kept {
        var container: ModelContainer?
    }

    func body(content: Content) -> some View {
        if kept.container == nil { kept.container = setup.container(undoManager) }
        let context = kept.container?.mainContext
        return content.transformEnvironment(\.modelContext) { $0 = context ?? $0 }
    }
}

extension Scene {
    /// Returns the scene as it is: an app of windows does not run here.
    public func modelContainer(_ container: ModelContainer) -> some Scene { self }

    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }

    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }
}
