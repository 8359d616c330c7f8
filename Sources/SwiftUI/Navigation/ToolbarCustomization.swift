@_spi(Engine) public import SwiftUICore

/// How people may change where an item of a toolbar stands. Nobody can here.
///
/// Source: developer.apple.com/documentation/swiftui/toolbarcustomizationbehavior
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Source: developer.apple.com/documentation/swiftui/toolbarcustomizationoptions
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
    /// Returns the content as it is: nobody customises a bar here.
    ///
    /// Source: developer.apple.com/documentation/swiftui/customizabletoolbarcontent/customizationbehavior(_:)
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }

    /// Leaves out content that is hidden until somebody adds it, as nobody customises a bar here.
    ///
    /// Source: developer.apple.com/documentation/swiftui/customizabletoolbarcontent/defaultcustomization(_:options:)
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        CustomizedToolbarContent(entries: defaultVisibility == .hidden ? [] : allEntries)
    }
}

extension ToolbarContent {
    @available(
        *, deprecated,
        message: "matchedTransitionSource has no effect in Parley: pages come in by the system's transition."
    )
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
}

private struct CustomizedToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent {
    typealias Body = Never
    let entries: [ToolbarEntry]
}
