import AppHost
import AppProtocol
import Foundation
import Testing

extension ProcessTests {
    struct InitializationTests {
        /// The app writes the first frame, without its length, into its log.
        private static let echo = """
            #!/bin/sh
            dd bs=4 count=1 of=/dev/null status=none <&3
            exec dd bs=65536 count=1 status=none <&3
            """

        @Test(arguments: [true, false])
        func `an app hears where it is, and that it is to tell its calls where the host wants to know them`(
            tellsCalls: Bool
        ) async throws {
            let world = try ProbeWorld(script: Self.echo, tellsCalls: tellsCalls)
            let run = try await world.launch()
            #expect(await run.end() == .exited(status: 0))

            let frame = try FrameCodec.decode(HostFrame.self, from: Data(run.log.lines.joined().utf8))
            let expected = Initialization(
                bundlePath: world.bundle.folder.path,
                containerPath: world.folder.url.appendingPathComponent("containers/kate-probe").path,
                tellsCalls: tellsCalls ? true : nil)
            #expect(frame == .request(id: 1, .initialize(expected)))
        }
    }
}
