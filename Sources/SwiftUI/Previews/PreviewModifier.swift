import Foundation
public import UIKit

/// Makes a view ready for a preview, with a value that all previews share.
///
/// Source: developer.apple.com/documentation/swiftui/previewmodifier
@MainActor @preconcurrency public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    /// Makes the value that previews with this modifier share; called once.
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view that a preview shows. Source: developer.apple.com/documentation/swiftui/previewmodifiercontent
public struct PreviewModifierContent: View {
    let view: AnyView
    public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Shows the view as a modifier makes it ready. Its shared value is waited for, up to ten seconds.
    @MainActor public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
        let change = PreviewChange { view in
            switch PreviewContexts.value(for: M.self) {
            case .success(let context):
                AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
            case .failure(let error): AnyView(Text(verbatim: "\(M.self): \(error)"))
            }
        }
        return PreviewTrait(layout: nil, change: change)
    }
}

/// Change that a trait of `.modifier` makes to a preview's view.
private struct PreviewChange: Sendable {
    let apply: @MainActor (AnyView) -> AnyView
}

extension [PreviewTrait<Preview.ViewTraits>] {
    /// Returns the view as the modifiers among the traits make it ready.
    @MainActor package func ready(_ view: any View) -> AnyView {
        compactMap { $0.change as? PreviewChange }.reduce(AnyView(view)) { $1.apply($0) }
    }
}

/// Values that modifiers of previews share, by the type of the modifier.
@MainActor private enum PreviewContexts {
    /// Longest time to wait for a value, in seconds.
    private static let timeMax: TimeInterval = 10
    private static let step: TimeInterval = 0.01
    private static var values: [ObjectIdentifier: Any] = [:]

    struct TookTooLong: Error, CustomStringConvertible { let description = "makeSharedContext took too long" }

    static func value<M: PreviewModifier>(for type: M.Type) -> Result<M.Context, any Error> {
        let key = ObjectIdentifier(type)
        if let known = values[key] as? M.Context { return .success(known) }
        var result: Result<M.Context, any Error>?
        let task = Task { @MainActor in
            do { result = .success(try await type.makeSharedContext()) } catch { result = .failure(error) }
        }
        let end = Date.now.addingTimeInterval(timeMax)
        while result == nil, Date.now < end { RunLoop.main.run(until: Date.now.addingTimeInterval(step)) }
        task.cancel()
        if case .success(let value)? = result { values[key] = value }
        return result ?? .failure(TookTooLong())
    }
}
