import Testing

@testable import NetworkFetcher

@Suite(.timeLimit(.minutes(5))) struct PublicAddressTests {
    @Test(arguments: [
        "127.0.0.1", "127.255.255.255", "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "169.254.169.254",
        "172.16.0.1", "172.31.255.255", "192.168.1.1", "192.0.2.1", "198.18.0.1", "198.19.255.255", "224.0.0.1",
        "255.255.255.255", "::1", "::", "::ffff:8.8.8.8", "64:ff9b::808:808", "fe80::1", "fc00::1", "fd12::1",
        "ff02::1",
        "2001:db8::1", "2001::1", "2002:7f00:1::", "3fff::1", "100::1", "localhost", "0x7f.1", "1", "",
    ])
    func `not for the public`(address: String) { #expect(!PublicAddress.isPublic(address)) }

    @Test(arguments: [
        "8.8.8.8", "100.63.255.255", "100.128.0.0", "172.15.255.255", "172.32.0.0", "192.167.255.255", "198.17.0.0",
        "198.20.0.0", "223.255.255.255", "2606:4700::1111", "2a00:1450::1", "2001:200::1", "3ffe::1",
    ])
    func `anybody's`(address: String) { #expect(PublicAddress.isPublic(address)) }
}
