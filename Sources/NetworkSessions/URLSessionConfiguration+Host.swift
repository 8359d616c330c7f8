import Foundation
public import FoundationNetworking

// These take the place of Foundation's, whose sessions would look for a network of this process.
extension URLSessionConfiguration {
    /// Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/default
    public class var `default`: URLSessionConfiguration { byHost }

    /// Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/ephemeral
    public class var ephemeral: URLSessionConfiguration { byHost }

    private static var byHost: URLSessionConfiguration {
        // A copy: `init()` is deprecated, and `default` would be this one.
        guard let configuration = URLSession.shared.configuration.copy() as? URLSessionConfiguration else {
            return URLSession.shared.configuration
        }
        configuration.protocolClasses = [HostURLProtocol.self]
        return configuration
    }
}
