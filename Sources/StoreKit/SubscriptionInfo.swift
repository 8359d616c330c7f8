import UIKit

extension Product {
    /// How a subscription is renewed. Here nothing is: a purchase stays.
    ///
    /// Source: developer.apple.com/documentation/storekit/product/subscriptioninfo
    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
    }

    /// Source: developer.apple.com/documentation/storekit/product/subscriptionperiod
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// Source: developer.apple.com/documentation/storekit/product/subscriptionperiod/unit-swift.enum
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int

        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)

        private init(unit: Unit, value: Int) { (self.unit, self.value) = (unit, value) }

        /// Reads a period as a `.storekit` file has it, such as `P1M`; nil for another text.
        init?(_ text: String) {
            let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
            guard text.first == "P", let unit = text.last.flatMap({ units[$0] }),
                let value = Int(text.dropFirst().dropLast()), (1...1_000).contains(value)
            else { return nil }
            (self.unit, self.value) = (unit, value)
        }

        /// The period in words, such as "1 month".
        func words(in locale: Locale) -> String {
            var components = DateComponents()
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = .full
            switch unit {
            case .day: (components.day, formatter.allowedUnits) = (value, .day)
            case .week: (components.day, formatter.allowedUnits) = (7 * value, .weekOfMonth)
            case .month: (components.month, formatter.allowedUnits) = (value, .month)
            case .year: (components.year, formatter.allowedUnits) = (value, .year)
            }
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale
            formatter.calendar = calendar
            return formatter.string(from: components) ?? ""
        }
    }
}
