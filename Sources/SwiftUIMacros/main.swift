// The compiler's helper for `#Preview`, `@Previewable` and `@Entry`. So little is to be done that the compiler's own protocol is
// spoken directly, and no author has to build the thousand files of swift-syntax for them.
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

/// The next message; nil when the compiler has no more.
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

/// The text that a macro becomes, and what is wrong with it.
private func expansion(_ message: [String: Any]) -> (source: String, diagnostics: [Any]) {
    if let request = message["expandFreestandingMacro"] as? [String: Any] {
        return (PreviewExpansion(request)?.source ?? "", [])
    }
    let request = message["expandAttachedMacro"] as? [String: Any] ?? [:]
    // `@Previewable` adds nothing.
    guard (request["macro"] as? [String: Any])?["typeName"] as? String == "Entry" else { return ("", []) }
    do throws(MacroProblem) {
        return (try EntryExpansion(request).source, [])
    } catch {
        // Both roles are asked for, and it is told once; without accessors the compiler would say more that leads astray.
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
