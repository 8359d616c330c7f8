public import Foundation

// Names of Core Foundation that authors cast to, where an interface of Apple's is in C. Here they are the values themselves.
/// Source: developer.apple.com/documentation/corefoundation/cfstring
public typealias CFString = String
/// Source: developer.apple.com/documentation/corefoundation/cfarray
public typealias CFArray = [Any]
/// Source: developer.apple.com/documentation/corefoundation/cfurl
public typealias CFURL = URL
/// Source: developer.apple.com/documentation/corefoundation/cfdata
public typealias CFData = Data
/// Source: developer.apple.com/documentation/corefoundation/cfmutabledata
public typealias CFMutableData = NSMutableData
/// Source: developer.apple.com/documentation/corefoundation/cfdictionary
public typealias CFDictionary = [AnyHashable: Any]
/// Source: developer.apple.com/documentation/corefoundation/cfindex
public typealias CFIndex = Int

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// Returns the bytes of data, which are there for as long as the data is kept.
///
/// Source: developer.apple.com/documentation/corefoundation/cfdatagetbyteptr(_:)
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// Source: developer.apple.com/documentation/corefoundation/cfdatagetlength(_:)
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }
