public import Foundation
public import UIKit

/// Something to be previewed: a file. Source: developer.apple.com/documentation/quicklook/qlpreviewitem
public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

/// Source: developer.apple.com/documentation/quicklook/qlpreviewitemeditingmode
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled = 0, updateContents, createCopy }

/// Shows files: pictures as such, short texts, and of others the name.
///
/// Source: developer.apple.com/documentation/quicklook/qlpreviewcontroller
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0 { didSet { if viewIfLoaded != nil { show() } } }
    /// Longest text that is shown, in bytes.
    static let textMax = 100_000
    /// Largest picture that is shown, in bytes of its file.
    static let pictureFileMax = 50_000_000
    private let picture = UIImageView()
    private let words = UITextView()

    public init() { super.init(nibName: nil, bundle: nil) }
    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns whether the item can be shown: it is a file that is there.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        guard let url = item.previewItemURL, fileSize(url) != nil else { return false }
        return FileManager.default.isReadableFile(atPath: url.path)
    }

    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex >= 0,
            currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
        else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        words.isEditable = false
        picture.contentMode = .scaleAspectFit
        for part in [picture, words] as [UIView] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        show()
    }

    open func reloadData() { if viewIfLoaded != nil { show() } }
    open func refreshCurrentPreviewItem() { reloadData() }

    private func show() {
        let item = currentPreviewItem
        let url = item?.previewItemURL
        title = item?.previewItemTitle ?? url?.lastPathComponent
        picture.image = url.flatMap { Self.image(at: $0) }
        words.text = picture.image == nil ? text(of: url) ?? title ?? "" : ""
        words.isHidden = picture.image != nil
    }

    /// Returns the size of a regular file, and nil of anything else, such as a pipe, whose reader would wait for ever.
    private static func fileSize(_ url: URL) -> Int? {
        let file = url.isFileURL ? url.resolvingSymlinksInPath() : nil
        let values = try? file?.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        return values?.isRegularFile == true ? values?.fileSize : nil
    }

    private static func image(at url: URL) -> UIImage? {
        guard let size = fileSize(url), size <= pictureFileMax else { return nil }
        return UIImage(contentsOfFile: url.path)
    }

    private func text(of url: URL?) -> String? {
        guard let url, Self.fileSize(url) != nil, let file = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? file.close() }
        return (try? file.read(upToCount: Self.textMax)).flatMap(Self.text)
    }

    /// Returns the bytes as text, without a last character of which some bytes are missing.
    private static func text(_ data: Data) -> String? {
        let lengths = data.count < textMax ? 0...0 : 0...3
        return lengths.lazy.compactMap { String(data: data.dropLast($0), encoding: .utf8) }.first
    }

    override open func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        delegate?.previewControllerWillDismiss(self)
    }

    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.previewControllerDidDismiss(self)
    }
}

/// Source: developer.apple.com/documentation/quicklook/qlpreviewcontrollerdatasource
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Source: developer.apple.com/documentation/quicklook/qlpreviewcontrollerdelegate
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Never called, as the other methods about editing are not.
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView?
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
    public func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    {}
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
}
