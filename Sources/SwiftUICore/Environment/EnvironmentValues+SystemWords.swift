extension EnvironmentValues {
    /// Words of the system's own controls, in the app's language. As on Apple's systems, `locale` does not choose them:
    /// an author who sets it for a view changes that view's strings and formats, and Cancel remains the app's.
    @Entry package var systemWords = SystemWords()
}
