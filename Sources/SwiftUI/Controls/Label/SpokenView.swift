/// A view that knows what is read of it before it is shown.
protocol SpokenView {
    @MainActor var spoken: String? { get }
}

extension Text: SpokenView { var spoken: String? { plain } }
extension AnyView: SpokenView { var spoken: String? { spokenWords(of: content) } }
extension Label: SpokenView { var spoken: String? { spokenWords(of: title) } }

/// What is read of a label that need not be on screen; nil where that is not known without showing it.
@MainActor func spokenWords<V: View>(of view: V) -> String? { (view as? any SpokenView)?.spoken }
