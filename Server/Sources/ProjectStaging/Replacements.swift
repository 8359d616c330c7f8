/// Advice for a report: names a substitute for each framework or class that Parley lacks.
enum Replacements {
    /// Sentences by the name of a module or type; a name without one has no counterpart in a browser.
    static let sentences: [String: String] = [
        "SceneKit": flat, "RealityKit": flat, "ARKit": flat, "Metal": flat, "MetalKit": flat, "GLKit": flat,
        "CoreData": "SwiftData keeps models, and `UserDefaults` small values.",
        "WebKit": page, "WKWebView": page, "UIWebView": page,
        "MobileCoreServices": types, "CoreServices": types,
        "AudioToolbox": "`AVAudioPlayer` of AVFoundation plays the app's own files.",
        "CoreText": "`NSAttributedString` in a `UILabel`, or `Text`, sets words.",
        "simd": "Swift has `SIMD2` and its kin without an import.",
        "Accelerate": "Loops over arrays do the same.",
        "Alamofire": "`URLSession` reaches the hosts that `ParleyNetworkHosts` names.",
        "UITextDragDelegate": drag, "UITextDropDelegate": drag,
    ]

    private static let flat = "SpriteKit, or a `Canvas` of SwiftUI, draws in two dimensions."
    private static let page = "`SFSafariViewController` of SafariServices opens a page in a tab of its own."
    private static let types = "`UTType` of UniformTypeIdentifiers names kinds of files."
    private static let drag = "`UIDragInteraction` and `UIDropInteraction` move things between views of one scene."
}
