extension View {
    @available(
        *, deprecated,
        message: "onOpenURL has no effect in Parley: a message app is opened by a message, not an address."
    )
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    @available(
        *, deprecated, message: "handlesExternalEvents has no effect in Parley: a message app has one scene."
    )
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

    @available(*, deprecated, message: "userActivity has no effect in Parley: there is no Handoff.")
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    @available(*, deprecated, message: "onContinueUserActivity has no effect in Parley: there is no Handoff.")
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}
