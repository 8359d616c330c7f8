/// Conversion of values that are passed by name to the types of parameters and properties, as Objective-C's runtime bridges them.
package enum MemberValue {
    /// Returns the value as this type; nil where it cannot be one. A nil value is one of an optional type only.
    package static func cast<Value>(_ value: Any?) -> Value? {
        guard let value = value.flatMap(unwrapped) else { return (nil as Any?) as? Value }
        return value as? Value ?? numeric(value)
    }

    /// Returns what a value holds that may be an optional.
    package static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped
    }

    /// Returns a number as one of another type: as `NSNumber` does, it loses what the type cannot hold.
    private static func numeric<Value>(_ value: Any) -> Value? {
        let graphics = (value as? CGFloat).map { NSNumber(value: Double($0)) }
        guard let number = value as? NSNumber ?? graphics else { return nil }
        return number as? Value ?? CGFloat(number.doubleValue) as? Value ?? number.intValue as? Value
            ?? number.boolValue as? Value
    }
}

/// An optional of any type.
private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { flatMap { MemberValue.unwrapped($0) } }
}
