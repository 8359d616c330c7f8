public import Foundation
public import SwiftUI

/// A SwiftData model. There is no `@Model` here: an app stores files and `UserDefaults` in its folder.
///
/// Source: developer.apple.com/documentation/swiftdata/persistentmodel
public protocol PersistentModel: AnyObject {}

/// A query of a store. There is no store: the result is always empty.
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
    /// Has no effect: there is no store.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)
    @available(*, deprecated, message: "modelContainer has no effect in Parley: there is no SwiftData store.")
    public func modelContainer(for type: any PersistentModel.Type, inMemory: Bool = false) -> some View { self }
}
