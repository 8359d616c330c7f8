public import Foundation
public import UIKit

/// Windows with the same content. Source: developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: _PrimitiveScene {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {}
    public init(id: String, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
    public init<D: Decodable & Encodable & Hashable>(
        id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {}
}

/// One window. Source: developer.apple.com/documentation/swiftui/window
public struct Window<Content: View>: _PrimitiveScene {
    public typealias Body = Never

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: () -> Content
    ) {}
}

/// Windows of documents. Source: developer.apple.com/documentation/swiftui/documentgroup
public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
    public typealias Body = Never

    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}

    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}
}

/// An open document. Source: developer.apple.com/documentation/swiftui/filedocumentconfiguration
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

extension Scene {
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { self }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}

/// Source: developer.apple.com/documentation/swiftui/windowresizability
public struct WindowResizability: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowResizability(name: "automatic")
    public static let contentSize = WindowResizability(name: "contentSize")
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Work that the system has an app do in the background, which there is none of here.
///
/// Source: developer.apple.com/documentation/swiftui/backgroundtask
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    private let name: String
    public static func appRefresh(_ identifier: String) -> Self where Request == Void, Response == Void {
        BackgroundTask(name: identifier)
    }
    public static func urlSession(_ identifier: String) -> Self where Request == Void, Response == Void {
        BackgroundTask(name: identifier)
    }
}

/// Makes an app's delegate. Source: developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<
    DelegateType: NSObject & UIApplicationDelegate
> {
    /// Ends with a message: an app of windows does not run here, and so has no delegate.
    public var wrappedValue: DelegateType { fatalError("A message app has no delegate of UIApplication.") }
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
