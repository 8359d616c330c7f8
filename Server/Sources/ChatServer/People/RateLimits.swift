import ChatModels

/// Most that one source may do within a minute; tests have less.
package struct RateLimits: Sendable {
    package var changesOfDevice = ChatLimits.changesPerDeviceAndMinuteMax
    package var changesOfPerson = ChatLimits.changesPerPersonAndMinuteMax
    package var changesOfAddress = ChatLimits.changesPerAddressAndMinuteMax
    package var searchesOfPerson = ChatLimits.searchesPerPersonAndMinuteMax
}
