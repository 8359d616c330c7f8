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

    @Test func `writes geometry as text that it reads again`() {
        let rect = CGRect(x: 1.5, y: -2, width: 0.1, height: 1e20)
        #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSCoder.string(for: CGRect(x: 0, y: 0, width: 10, height: 20)) == "{{0, 0}, {10, 20}}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgPoint(for: " { 3,4 } ") == CGPoint(x: 3, y: 4))
        #expect(NSCoder.cgSize(for: NSCoder.string(for: CGSize(width: 3, height: 4))) == CGSize(width: 3, height: 4))
        #expect(NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 3, dy: 4))) == CGVector(dx: 3, dy: 4))
        let turn = CGAffineTransform(rotationAngle: 0.3)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
    }

    @Test func `writes insets and offsets as text that it reads again`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let directed = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}" && NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
        #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directed)) == directed)
        #expect(NSCoder.uiOffset(for: "{5, 6}") == UIOffset(horizontal: 5, vertical: 6))
    }

    @Test(arguments: ["", "{1}", "{1, x}", "{1, 2, 3}"]) func `reads zeros from what is no geometry`(_ text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgRect(for: text) == .zero)
        #expect(NSCoder.cgAffineTransform(for: text) == .identity)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Points, sizes and rectangles` {
    @Test func `describe themselves by their numbers`() {
        #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)" && "\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
        #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
        #expect(CGRect(x: 0, y: 1, width: 3, height: 4).debugDescription == "(0.0, 1.0, 3.0, 4.0)")
    }

    @Test func `are dictionaries that are read again`() {
        let rect = CGRect(x: 0, y: 1, width: 3, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGPoint(dictionaryRepresentation: rect.origin.dictionaryRepresentation) == rect.origin)
        #expect(CGRect(dictionaryRepresentation: rect.origin.dictionaryRepresentation) == nil)
    }
}
