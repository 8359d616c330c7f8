import AppProtocol

/// Error codes in the domain `org.parley.app-runtime`. Assigned numbers never change.
package enum AppRuntimeProblem: Int {
    case wrongVersion = 1
    case notInitialized = 2
    case initializedTwice = 3
    case unknownScene = 4
    case sceneExists = 5
    /// `Info.plist` is missing or unreadable.
    case noInformation = 10
    case noPrincipalClass = 11
    case principalClassNotFound = 12
    case wrongPrincipalClass = 13

    package static let domain = "org.parley.app-runtime"
}

extension Problem {
    init(_ code: AppRuntimeProblem, _ message: String) {
        self.init(domain: AppRuntimeProblem.domain, code: code.rawValue, message: message)
    }
}
