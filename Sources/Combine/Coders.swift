public import Foundation
public import OpenCombine

// For `decode(type:decoder:)` and `encode(encoder:)`.

/// Source: developer.apple.com/documentation/foundation/jsondecoder
extension JSONDecoder: @retroactive TopLevelDecoder { public typealias Input = Data }
/// Source: developer.apple.com/documentation/foundation/jsonencoder
extension JSONEncoder: @retroactive TopLevelEncoder { public typealias Output = Data }
/// Source: developer.apple.com/documentation/foundation/propertylistdecoder
extension PropertyListDecoder: @retroactive TopLevelDecoder { public typealias Input = Data }
/// Source: developer.apple.com/documentation/foundation/propertylistencoder
extension PropertyListEncoder: @retroactive TopLevelEncoder { public typealias Output = Data }
