public import Foundation

extension ProgressView where Label == Text?, CurrentValueLabel == EmptyView {
    /// Creates a progress view of a task of Foundation's, which is looked at twice a second.
    ///
    /// Source: developer.apple.com/documentation/swiftui/progressview/init(_:)-1grxz
    public init(_ progress: Progress) {
        let words = progress.localizedDescription.flatMap { $0.isEmpty ? nil : Text(verbatim: $0) }
        self.init(clock: ProgressClock(progress), label: words, valueLabel: EmptyView())
    }
}
