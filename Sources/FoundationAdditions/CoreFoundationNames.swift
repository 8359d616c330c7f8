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
