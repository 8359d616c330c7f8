public import UIKit

/// Button that would choose where sound is heard, which a browser's own settings do. It is empty.
///
/// Source: developer.apple.com/documentation/avkit/avroutepickerview
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var activeTintColor: UIColor!
    open var prioritizesVideoDevices = false

    @available(
        *, deprecated, message: "AVRoutePickerView has no effect in Parley: the browser chooses where sound is heard."
    )
    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
