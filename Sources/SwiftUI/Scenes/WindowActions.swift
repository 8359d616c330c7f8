/// Opens a window of the app. Source: developer.apple.com/documentation/swiftui/openwindowaction
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
    @available(*, deprecated, message: "openWindow has no effect in Parley: a message app has one window.")
    public func callAsFunction(id: String) {}
    @available(*, deprecated, message: "openWindow has no effect in Parley: a message app has one window.")
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    @available(*, deprecated, message: "openWindow has no effect in Parley: a message app has one window.")
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window of the app. Source: developer.apple.com/documentation/swiftui/dismisswindowaction
@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
    @available(*, deprecated, message: "dismissWindow has no effect in Parley: a message app has one window.")
    public func callAsFunction() {}
    @available(*, deprecated, message: "dismissWindow has no effect in Parley: a message app has one window.")
    public func callAsFunction(id: String) {}
}

extension EnvironmentValues {
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/openwindow
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/dismisswindow
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
