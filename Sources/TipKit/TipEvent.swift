public import Foundation

extension Tips {
    /// A donation without a value. Source: developer.apple.com/documentation/tipkit/tips/emptydonation
    public struct EmptyDonation: Codable, Hashable, Sendable { public init() {} }

    /// Something that people do, and how often. Source: developer.apple.com/documentation/tipkit/tips/event
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
        public let id: String

        /// One time that it was done; the members of its value are its own.
        /// Source: developer.apple.com/documentation/tipkit/tips/event/donation
        @dynamicMemberLookup public struct Donation: Codable, Sendable {
            public let date: Date
            let info: DonationInfo
            public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value {
                info[keyPath: keyPath]
            }
        }

        /// Creates an event whose donations have a value.
        public init(id: String) { self.id = id }

        public var donations: [Donation] { TipRecords.shared.donations(id) }

        /// Source: developer.apple.com/documentation/tipkit/tips/event/donate(_:)
        public func donate(_ donation: DonationInfo) async { sendDonation(donation) }

        /// Source: developer.apple.com/documentation/tipkit/tips/event/senddonation(_:_:)
        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            TipRecords.shared.donate(Donation(date: .now, info: donation), id)
            completion?()
        }
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    public init(id: String) { self.id = id }
    public func donate() async { sendDonation() }
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
        sendDonation(Tips.EmptyDonation(), completion)
    }
}

extension Tips.Event.Donation: Equatable where DonationInfo: Equatable {}
extension Tips.Event.Donation: Hashable where DonationInfo: Hashable {}

extension Tips.Event.Donation {
    private enum CodingKeys: CodingKey { case date, info }

    /// Reads a donation; those that an earlier version has kept have no value.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        date = try values.decode(Date.self, forKey: .date)
        if !values.contains(.info), let none = Tips.EmptyDonation() as? DonationInfo {
            info = none
        } else {
            info = try values.decode(DonationInfo.self, forKey: .info)
        }
    }
}

extension Tips {
    /// A span of time until now. Source: developer.apple.com/documentation/tipkit/tips/donationtimerange
    public struct DonationTimeRange: Hashable, Sendable {
        let seconds: TimeInterval
        private init(_ count: Int, _ seconds: TimeInterval) { self.seconds = Double(count) * seconds }

        public static let minute = minutes(1)
        public static let hour = hours(1)
        public static let day = days(1)
        public static let week = weeks(1)
        public static func minutes(_ count: Int) -> Self { Self(count, 60) }
        public static func hours(_ count: Int) -> Self { Self(count, 3600) }
        public static func days(_ count: Int) -> Self { Self(count, 86_400) }
        public static func weeks(_ count: Int) -> Self { Self(count, 7 * 86_400) }
    }
}

extension Collection {
    /// Returns the donations of the last minute, hour or day.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        let first = Date.now - range.seconds
        return filter { $0.date >= first }
    }

    /// Returns the donations of the value that most of them have.
    public func largestSubset<Info, Value: Hashable>(
        groupedBy keyPath: KeyPath<Element, Value>
    ) -> [Element] where Element == Tips.Event<Info>.Donation {
        Dictionary(grouping: self) { $0[keyPath: keyPath] }.values.max { $0.count < $1.count } ?? []
    }

    /// Returns the donations of the value that fewest of them have.
    public func smallestSubset<Info, Value: Hashable>(
        groupedBy keyPath: KeyPath<Element, Value>
    ) -> [Element] where Element == Tips.Event<Info>.Donation {
        Dictionary(grouping: self) { $0[keyPath: keyPath] }.values.min { $0.count < $1.count } ?? []
    }
}
