public import SwiftUI
public import UIKit

/// Kinds of items that a picker offers.
///
/// Source: developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct
public struct PHPickerConfiguration: Sendable {
    /// Source: developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct/assetrepresentationmode
    public enum AssetRepresentationMode: Int, Sendable { case automatic = 0, current, compatible }
    /// Source: developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct/selection-swift.enum
    public enum Selection: Int, Sendable { case `default` = 0, ordered, continuous, continuousAndOrdered }

    /// Most items; 0 for as many as a request may have.
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    /// Ignored: a browser gives what it has.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// Ignored: a browser's chooser has its own way.
    public var selection = Selection.default
    /// Ignored: an app does not see what was chosen before.
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// An item that the person has chosen.
///
/// Source: developer.apple.com/documentation/photosui/phpickerresult-swift.struct
public struct PHPickerResult: Sendable {
    public let itemProvider: NSItemProvider
    /// Always nil: an app does not see the person's library.
    public var assetIdentifier: String? { nil }
}

/// Controller by which a person chooses pictures and videos for the app, by the browser's chooser.
///
/// Source: developer.apple.com/documentation/photosui/phpickerviewcontroller
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public let configuration: PHPickerConfiguration
    private lazy var page = FilePickingPage(.choosingPictures) { [weak self] in self?.finish([]) }

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    override open func viewDidLoad() {
        super.viewDidLoad()
        page.fill(view)
    }

    override open func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        page.showWords()
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let wish = PHPickerFilter.wish(configuration.filter, countMax: configuration.selectionLimit)
        page.begin(.choose(wish), in: view) { [weak self] end in
            guard case .done(let files) = end else {
                self?.finish([])
                return
            }
            self?.finish(files.map { PHPickerResult(itemProvider: NSItemProvider($0)) })
        }
    }

    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Swiped away.
        if page.stop() { finish([]) }
    }

    /// Tells the delegate, which dismisses the picker; no items mean that the person has cancelled.
    private func finish(_ results: [PHPickerResult]) {
        guard let delegate else { return dismiss(animated: true) }
        delegate.picker(self, didFinishPicking: results)
    }
}

/// Receives the outcome of a picker.
///
/// Source: developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with what was chosen, none where the person has cancelled; implementations dismiss the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
