import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct AssetTests {
    private func asset(_ name: String, _ bytes: Data = Pictures.png(width: 1, height: 1)) -> DeviceHost.Event {
        .notified(process: 1, .asset(AssetID(rawValue: name), bytes: bytes))
    }

    @Test func `a picture can be fetched while its process is open`() throws {
        var phone = try Phone.open()
        let id = AssetID(rawValue: "a1")
        #expect(try phone.handle(asset("a1")).isEmpty)
        #expect(phone.host.asset(id, instance: 1) == Pictures.png(width: 1, height: 1))
        #expect(phone.host.asset(id, instance: 2) == nil)
        #expect(phone.host.asset(AssetID(rawValue: "a2"), instance: 1) == nil)
        try phone.handle(.closePanel)
        #expect(phone.host.asset(id, instance: 1) == nil)
    }

    @Test func `pictures that the app forgets make room for others`() throws {
        var phone = try Phone.open()
        for number in 0..<(2 * ProtocolLimits.assetCountMax) {
            #expect(try phone.handle(asset("a\(number)")).isEmpty)
            let forgotten = DeviceHost.Event.notified(process: 1, .forgetAssets([AssetID(rawValue: "a\(number)")]))
            #expect(try phone.handle(forgotten).isEmpty)
        }
        #expect(phone.host.asset(AssetID(rawValue: "a7"), instance: 1) == nil)
        #expect(try phone.handle(asset("a7")).isEmpty)
        #expect(phone.host.asset(AssetID(rawValue: "a7"), instance: 1) != nil)
    }

    @Test func `to forget by bad names, or more of them than there may be pictures, stops the app`() throws {
        let many = (0...ProtocolLimits.assetCountMax).map { "a\($0)" }
        for (names, code) in [(["a1", "A"], "bad_asset"), (many, "asset_limit")] {
            var phone = try Phone.open()
            let event = AppNotification.forgetAssets(names.map(AssetID.init(rawValue:)))
            #expect(try phone.handle(.notified(process: 1, event)).first == "log error \(code)")
        }
    }

    @Test func `a name or bytes that are no picture stop the app`() throws {
        for event in [
            asset("A"), asset("../a"), asset(""), asset("a", Data("<script>".utf8)),
            asset("a", Pictures.png(width: 5000, height: 1)),
            asset("a", Pictures.png(width: 1, height: 1, byteCount: ProtocolLimits.pictureByteCountMax + 1)),
        ] {
            var phone = try Phone.open()
            #expect(
                try phone.handle(event) == [
                    "log error bad_asset", "terminate 1", "show failed party app_misbehaved",
                ])
        }
    }

    @Test func `an app may hand over so many pictures and not one more, however often each`() throws {
        var phone = try Phone.open()
        for number in 1...ProtocolLimits.assetCountMax { #expect(try phone.handle(asset("a\(number)")).isEmpty) }
        #expect(try phone.handle(asset("a1")).isEmpty)
        #expect(try phone.handle(asset("b")).first == "log error asset_limit")
    }

    @Test func `an app's pictures together may have so many bytes and not one more`() throws {
        let most = ProtocolLimits.pictureByteCountMax
        let full = Pictures.png(width: 1, height: 1, byteCount: most)
        var phone = try Phone.open()
        for number in 1...ProtocolLimits.assetByteCountMax / most {
            #expect(try phone.handle(asset("a\(number)", full)).isEmpty)
        }
        #expect(try phone.handle(asset("b")).first == "log error asset_limit")
    }

    @Test func `a video stays where it is, and only its place is known`() throws {
        var phone = try Phone.open()
        let file = AppFile(folder: .container, path: "Documents/party.mp4")
        let id = AssetID(rawValue: "f1")
        #expect(try phone.handle(.notified(process: 1, .file(id, file))).isEmpty)
        #expect(
            phone.host.file(id, instance: 1)?.file == file && phone.host.file(id, instance: 1)?.app == Phone.party.id)
        #expect(phone.host.file(id, instance: 2) == nil)
    }

    @Test(arguments: ["", "/etc/passwd", "a/../b", "..", "a//b", "./a", "a\0b", String(repeating: "a", count: 1_025)])
    func `a place that leads elsewhere stops the app`(path: String) throws {
        var phone = try Phone.open()
        let event = AppNotification.file(AssetID(rawValue: "f1"), AppFile(folder: .bundle, path: path))
        #expect(try phone.handle(.notified(process: 1, event)).first == "log error bad_file")
    }

    @Test func `an app may name so many files and not one more`() throws {
        var phone = try Phone.open()
        func named(_ number: Int) -> DeviceHost.Event {
            .notified(process: 1, .file(AssetID(rawValue: "f\(number)"), AppFile(folder: .bundle, path: "a\(number)")))
        }
        for number in 1...ProtocolLimits.fileCountMax { #expect(try phone.handle(named(number)).isEmpty) }
        #expect(try phone.handle(named(1)).isEmpty)
        #expect(try phone.handle(named(0)).first == "log error file_limit")
    }
}
