// Compiler plugin for `#Preview`, `@Previewable`, `@Entry`, `@Animatable`, SwiftData's `@Model` and TipKit's rules. They need so little that the plugin speaks the
// compiler's protocol directly, which saves every author from building the thousand files of swift-syntax.
//
// Source: swiftlang/swift-syntax, "SwiftCompilerPluginMessageHandling": eight bytes of length, little endian, then JSON.

import Foundation

private let input = FileHandle.standardInput
private let output = FileHandle.standardOutput

private func read(_ byteCount: Int) -> Data? {
    var data = Data()
    while data.count < byteCount {
        let chunk = input.readData(ofLength: byteCount - data.count)
        if chunk.isEmpty { return nil }
        data += chunk
    }
    return data
}

/// Reads the next message; returns nil at the end of input or for a malformed message.
private func nextMessage() -> [String: Any]? {
    guard let head = read(8) else { return nil }
    let byteCount = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard byteCount > 0, let body = read(byteCount) else { return nil }
    return try? JSONSerialization.jsonObject(with: body) as? [String: Any]
}

private func answer(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    let head = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
    output.write(head + body)
}

/// Returns the expansion of an attached macro.
private func attached(_ name: String, _ request: [String: Any]) throws(MacroError) -> String {
    switch name {
    case "Entry": try EntryExpansion(request).source
    case "Animatable": try AnimatableExpansion.source(request)
    case "Model": try ModelExpansion(request).model()
    case "PersistedProperty": ModelExpansion(request).property()
    case "ModelActor": try ModelActorExpansion.source(request)
    case "Parameter": try TipExpansion.parameter(request)
    // `@AnimatableIgnored`, `@Previewable`, `@Attribute`, `@Relationship` and `@Transient` add no declarations.
    default: ""
    }
}

/// Returns the expansion of a freestanding macro.
private func freestanding(_ name: String, _ request: [String: Any]) -> String {
    switch name {
    case "Rule": TipExpansion.rule(request) ?? ""
    case "Preview": PreviewExpansion(of: "SwiftUI._Preview", request)?.source ?? ""
    case "ControllerPreview": PreviewExpansion(of: "UIKit._ControllerPreview", request)?.source ?? ""
    // SwiftData's `#Index` and `#Unique` add no declarations.
    default: ""
    }
}

/// Returns the expansion of a macro and its diagnostics.
private func expansion(_ message: [String: Any]) -> (source: String, diagnostics: [Any]) {
    if let request = message["expandFreestandingMacro"] as? [String: Any] {
        return (freestanding((request["macro"] as? [String: Any])?["typeName"] as? String ?? "", request), [])
    }
    let request = message["expandAttachedMacro"] as? [String: Any] ?? [:]
    do throws(MacroError) {
        return (try attached((request["macro"] as? [String: Any])?["typeName"] as? String ?? "", request), [])
    } catch {
        // Both roles are expanded, but the error is reported once; without accessors the compiler would add
        // misleading errors.
        let isAccessor = request["macroRole"] as? String == "accessor"
        return isAccessor ? ("{ get { fatalError() } set {} }", []) : ("", [error.diagnostic(request)])
    }
}

while let message = nextMessage() {
    if message["getCapability"] != nil {
        try answer(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
    } else {
        let (source, diagnostics) = expansion(message)
        try answer(["expandMacroResult": ["expandedSource": source, "diagnostics": diagnostics]])
    }
}
