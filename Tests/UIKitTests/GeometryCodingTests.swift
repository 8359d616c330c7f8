import Foundation
import Testing
import UIKit

@Suite(.timeLimit(.minutes(5))) struct `A coder` {
    @Test func `reads points, sizes and rectangles that it has written`() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: true)
        archive.encode(CGPoint(x: 1, y: 2), forKey: "point")
        archive.encode(CGSize(width: 3, height: 4), forKey: "size")
        archive.encode(CGRect(x: 5, y: 6, width: 7, height: 8), forKey: "rect")
        archive.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
        #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
        #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 5, y: 6, width: 7, height: 8))
    }
}
