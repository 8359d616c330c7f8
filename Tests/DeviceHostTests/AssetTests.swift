import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import RenderTree
import Testing

@Suite struct AssetTests {
    private func asset(_ name: String, _ bytes: Data = Pictures.png(width: 1, height: 1)) -> DeviceHost.Event {
        .notified(instance: 1, .asset(AssetID(rawValue: name), bytes: bytes))
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
}
