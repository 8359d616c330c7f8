import Foundation

/// An actor that works with models. `@ModelActor` makes one.
///
/// Its work runs where the app's views run, one piece at a time with theirs: all contexts of a container share their models, which
/// nothing guards.
///
/// Source: developer.apple.com/documentation/swiftdata/modelactor
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    public var modelContext: ModelContext { modelExecutor.modelContext }
    /// Returns the model of an identity; nil where there is none.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.registeredModel(for: id)
    }
}

/// Runs the work of a model actor. Source: developer.apple.com/documentation/swiftdata/modelexecutor
public protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
    func asUnownedSerialExecutor() -> UnownedSerialExecutor
}

/// Source: developer.apple.com/documentation/swiftdata/serialmodelexecutor
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Source: developer.apple.com/documentation/swiftdata/defaultserialmodelexecutor
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {  // used by its actor alone
    public let modelContext: ModelContext

    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
}
