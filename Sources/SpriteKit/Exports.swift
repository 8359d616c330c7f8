// Importing SpriteKit imports UIKit, as on Apple's systems.
@_exported public import UIKit

/// Source: developer.apple.com/documentation/spritekit/skcolor
public typealias SKColor = UIColor
