import ChatModels
import ChatStore
import Foundation
import Hummingbird

/// The simulator's page, which signs the browser in as every device; `GET /simulator`, the list of devices; `POST
/// /simulator/people`, which adds a person or device; and `POST /simulator/reset`, which restarts the server with an
/// empty store.
struct SimulatorRoutes {
    let chat: Chat

    func add(to router: Router<ChatRequestContext>) {
        router.get("/", use: page)
        router.get("simulator", use: devices)
        router.post("simulator/people", use: join)
        router.post("simulator/reset", use: reset)
    }

    @Sendable private func page(_ request: Request, context: ChatRequestContext) async throws -> Response {
        var response = try await chat.files.web(["simulator.html"], for: request, context)
        for device in try await chat.world.database.devices(in: chat.conversation.id) {
            response.setCookie(chat.cookie.cookie(for: device.device, on: request))
        }
        return response
    }

    @Sendable private func devices(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let devices = try await listing()
        // Guests cannot invite further guests.
        let guests = context.isGuest ? nil : chat.guests?.address.flatMap(SimulatedDevices.Guests.init)
        var response = try Response.json(SimulatedDevices(devices: devices, guests: guests))
        // People may have joined by invitation since the page was loaded.
        for device in devices { response.setCookie(chat.cookie.cookie(for: device.device, on: request)) }
        return response
    }

    /// Requests a reset. The conversation and the apps' containers are gone once the server is back.
    @Sendable private func reset(_ request: Request, context: ChatRequestContext) async throws -> Response {
        guard let onReset = chat.onReset else { throw ChatError(.notFound, "This server cannot begin anew.") }
        onReset()
        return Response(status: .accepted)
    }

    @Sendable private func join(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let name = try DisplayName.checked(try await request.json(NewPersonBody.self).name)
        let device = try await device(forNew: name)
        try await chat.world.database.join(
            chat.conversation.id, device: device, key: SendKey(unchecked: "joined-\(UUID().uuidString)"),
            sentAt: chat.world.now())
        chat.registry.feed(of: chat.conversation.id)?.setNeedsRead()
        guard let listed = try await listing().first(where: { $0.device == device }) else {
            throw ChatError(.unknownDevice, "There is no such device.")
        }
        var response = try Response.json(listed, status: .created)
        response.setCookie(chat.cookie.cookie(for: device, on: request))
        return response
    }

    /// Returns the device of a person who left and comes back, or adds a further device for a participant, or a person
    /// and their first device.
    private func device(forNew name: String) async throws -> DeviceID {
        let all = try await chat.world.database.devices(in: chat.conversation.id)
        let own = all.filter { $0.person.name == name }
        guard let first = own.first else {
            // Checks the limit before the person is created.
            try checkRoom(all)
            try await chat.world.database.checkName(name, in: chat.conversation.id)
            let taken = try await chat.world.database.deviceIDs()
            return try await add(name, SimulatedMember.firstDevice(of: name, besides: taken))
        }
        guard first.takesPart else { return first.device }
        guard own.count < ChatLimits.devicesPerPersonMax else {
            throw ChatError(.tooManyPeople, "A person has \(ChatLimits.devicesPerPersonMax) devices at most.")
        }
        let next = SimulatedMember.furtherDevice(first.device, number: own.count + 1)
        return try await add(name, next, first: first.device)
    }

    private func add(_ name: String, _ device: DeviceID, first: DeviceID? = nil) async throws -> DeviceID {
        try await chat.world.database.addDevice(NewMember(name: name, device: device, firstDevice: first))
        return device
    }

    private func checkRoom(_ devices: [ConversationDevice]) throws(ChatError) {
        let people = Set(devices.filter(\.takesPart).map(\.person))
        guard people.count < ChatLimits.participantCountMax else {
            throw ChatError(.tooManyPeople, "A conversation has \(ChatLimits.participantCountMax) people at most.")
        }
    }

    /// Lists all devices; the second and later phones of a person get a number in their label.
    private func listing() async throws -> [SimulatedDevices.Device] {
        var counts: [PersonID: Int] = [:]
        var listing: [SimulatedDevices.Device] = []
        for device in try await chat.world.database.devices(in: chat.conversation.id) {
            counts[device.person.id, default: 0] += 1
            let number = counts[device.person.id] ?? 1
            listing.append(
                SimulatedDevices.Device(
                    device, label: device.person.name + (number == 1 ? "" : " \(number)"), in: chat.conversation.id,
                    setup: try await chat.world.database.setup(of: device.device),
                    apps: chat.world.apps.installed.summaries))
        }
        return listing
    }
}
