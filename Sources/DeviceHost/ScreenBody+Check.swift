import AppProtocol
public import ChatModels
import RenderTree

extension ScreenBody {
    /// Checks sizes, numbers and names that a browser has sent.
    /// - Throws: `bad_number`.
    public func check() throws(ChatError) {
        let sides = ChatLimits.panelSideMin...ChatLimits.panelSideMax
        guard [compact.width, compact.height, expanded.width, expanded.height].allSatisfy(sides.contains) else {
            throw ChatError(.badNumber, "A panel's sides are \(sides.lowerBound) to \(sides.upperBound) points.")
        }
        try environment.check()
    }
}

extension SceneEnvironment {
    fileprivate func check() throws(ChatError) {
        guard (1...4).contains(displayScale) else {
            throw ChatError(.badNumber, "A display has 1 to 4 pixels a point.")
        }
        guard [locale, timeZone ?? ""].allSatisfy({ $0.utf8.count <= ChatLimits.localeByteCountMax }) else {
            throw ChatError(.badNumber, "A locale and a time zone have at most \(ChatLimits.localeByteCountMax) bytes.")
        }
        let settings = AccessibilitySetting.allCases.count
        guard accessibility?.count ?? 0 <= settings else {
            throw ChatError(.badNumber, "There are \(settings) settings of accessibility.")
        }
    }
}
