public import Foundation
public import SwiftUI

/// Models of the environment's context, always as they are now: a view that reads them is drawn anew when one changes.
///
/// Source: developer.apple.com/documentation/swiftdata/query
@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
    @Environment(\.modelContext) private var context
    private let descriptor: FetchDescriptor<Element>

    /// Finds all models of the type.
    ///
    /// Stands here and not in an extension: the compiler looks for it in the body of the type alone, and else has the memberwise
    /// initializer of a view ask for the query.
    public init() { descriptor = FetchDescriptor() }

    /// The models; none if the predicate fails, see `fetchError`.
    public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

    /// Reason why the models could not be found; nil if they were.
    public var fetchError: (any Error)? {
        do { _ = try context.fetch(descriptor) } catch { return error }
        return nil
    }
    public var modelContext: ModelContext { context }
}

extension Query {
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) { self.descriptor = descriptor }
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) { self.descriptor = descriptor }

    public init(animation: Animation?) { descriptor = FetchDescriptor() }

    /// Finds the models that a predicate chooses, in the order of the descriptors.
    ///
    /// Partly: the animation is not used.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }

    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction?
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }

    /// Finds the models that a predicate chooses, ordered by a value.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation? = nil
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation? = nil
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }
}
