public import Foundation

/// Something that a person could search for. Suggestions are not shown: a results controller can show them.
///
/// Source: developer.apple.com/documentation/uikit/uisearchsuggestion
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
    var representedObject: Any? { get set }
}

/// A suggestion of words, with a picture if one likes.
///
/// Source: developer.apple.com/documentation/uikit/uisearchsuggestionitem
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public let localizedSuggestion: String?
    public let localizedDescription: String?
    public let iconImage: UIImage?
    open var representedObject: Any?

    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}
