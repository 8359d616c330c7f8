public import Foundation
public import SwiftUI

/// A model that SwiftData would keep. `@Model` does not exist here: an app keeps files and `UserDefaults` in its folder.
///
/// Source: developer.apple.com/documentation/swiftdata/persistentmodel
public protocol PersistentModel: AnyObject {}

/// What a store would find. There is no store: it finds nothing.
///
/// Source: developer.apple.com/documentation/swiftdata/query
@available(*, deprecated, message: "@Query has no effect in Parley: there is no SwiftData store, and it finds nothing.")
@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
    public init() {}
    public init<Value: Comparable>(sort key: KeyPath<Element, Value>, order: SortOrder = .forward) {}
    public init(sort descriptors: [SortDescriptor<Element>]) {}

    public var wrappedValue: [Element] { [] }
}

extension View {
    /// Would keep the models of a type.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)
    @available(*, deprecated, message: "modelContainer has no effect in Parley: there is no SwiftData store.")
    public func modelContainer(for type: any PersistentModel.Type, inMemory: Bool = false) -> some View { self }
}
