import Foundation
import Messages
import Testing
import UIKit

@testable import IceCreamBuilder

@Suite(.timeLimit(.minutes(5))) struct `An ice cream` {
    private func built(_ parts: Part...) throws -> IceCream {
        try parts.reduce(IceCream()) { try #require($0.adding($1)) }
    }

    @Test func `is built from a base, up to three scoops and a topping`() throws {
        #expect(IceCream().nextSteps == [.base])
        #expect(try built(.base(.cone)).nextSteps == [.scoop])
        #expect(try built(.base(.cone), .scoop(.mint)).nextSteps == [.scoop, .topping])
        let full = try built(.base(.cone), .scoop(.mint), .scoop(.mango), .scoop(.mint))
        #expect(full.nextSteps == [.topping])
        let finished = try #require(full.adding(.topping(.cherry)))
        #expect(finished.isFinished && finished.nextSteps.isEmpty)
        #expect(finished.name == "Mint, mango and mint in a cone with a cherry")
    }

    @Test func `takes no part that does not fit now`() throws {
        #expect(IceCream().adding(.scoop(.mint)) == nil)
        #expect(try built(.base(.cup)).adding(.base(.cone)) == nil)
        #expect(try built(.base(.cup)).adding(.topping(.sauce)) == nil)
        #expect(try built(.base(.cup), .scoop(.mango), .topping(.sauce)).adding(.scoop(.mint)) == nil)
    }

    @Test func `comes back from a message's URL as it went in, at every step`() throws {
        var iceCream = IceCream()
        for part in [.base(.bowl), .scoop(.vanilla), .scoop(.blueberry), .topping(.wafer)] as [Part] {
            iceCream = try #require(iceCream.adding(part))
            #expect(IceCream(url: iceCream.url) == iceCream)
        }
    }

    @Test(arguments: [
        nil, "https://example.org", "data:,hello", "?", "?base=spoon", "?scoop=mint", "?base=cone&base=cup",
        "?base=cone&topping=cherry", "?base=cone&scoop=mint&scoop=mint&scoop=mint&scoop=mint", "?base=cone&mood=good",
        "?base=cone&scoop=mint&topping=cherry&topping=cherry",
    ])
    func `is not read from a message that holds none`(text: String?) {
        #expect(IceCream(url: text.flatMap { URL(string: $0) }) == nil)
    }

    @Test func `has another picture for each part`() throws {
        let pictures = try Step.allCases.flatMap(\.parts).map {
            try #require(IceCreamPicture.image(of: $0, side: 40).pngData())
        }
        #expect(Set(pictures).count == pictures.count)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The finished ice creams` {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ice-\(UUID().uuidString)")

    private func iceCream(_ query: String) throws -> IceCream {
        try #require(IceCream(url: URL(string: "?base=cone&" + query)))
    }

    @Test func `are kept, newest first and once each, with stickers of fewer than 500 KB`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let history = IceCreamHistory(folder: folder)
        let mint = try iceCream("scoop=mint&topping=cherry")
        let mango = try iceCream("scoop=mango&scoop=mint&scoop=chocolate&topping=sprinkles")
        for each in [mint, mango, mint] { history.add(each) }
        history.add(try iceCream("scoop=vanilla"))
        let again = IceCreamHistory(folder: folder)
        #expect(again.finished == [mint, mango])
        #expect(again.stickers.map(\.localizedDescription) == [mint.name, mango.name])
        for sticker in again.stickers {
            let bytes = try Data(contentsOf: sticker.imageFileURL)
            #expect(bytes.count < 500_000 && bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            #expect(UIImage(data: bytes)?.cgImage?.width == 408)
        }
    }

    @Test func `are at most thirty`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let history = IceCreamHistory(folder: folder)
        var added = 0
        for first in Flavour.allCases {
            for second in Flavour.allCases {
                history.add(try iceCream("scoop=\(first.rawValue)&scoop=\(second.rawValue)&topping=sauce"))
                added += 1
            }
        }
        #expect(added == 36)
        #expect(history.finished.count == IceCreamHistory.countMax)
        #expect(history.finished.first?.scoops == [.blueberry, .blueberry])
    }

    @Test func `are none where the file is broken`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("no list".utf8).write(to: folder.appendingPathComponent("finished.json"))
        #expect(IceCreamHistory(folder: folder).finished.isEmpty)
    }
}
