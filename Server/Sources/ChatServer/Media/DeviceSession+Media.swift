import ChatModels
import DeviceHost
import Logging
import MediaTranscoder

// Preparing media that an app inserts or sends.
extension DeviceSession {
    /// Starts the preparation without blocking the session's queue; its end is delivered to the host as an event of
    /// that queue.
    func prepare(_ job: MediaJob, _ number: Int) async throws {
        let work = CancellableTask()
        preparations[number] = work
        do {
            try world.background.start {
                await work.run {
                    let result = await self.result(of: job, number)
                    try? await self.seriallyAlways { try await $0.finish(number, result) }
                }
            }
        } catch {
            try await finish(number, .failure(MediaFailure(.busy, error.message)))
        }
    }

    private nonisolated func result(of job: MediaJob, _ number: Int) async -> Result<PreparedMedia, MediaFailure> {
        do throws(MediaFailure) {
            return .success(
                try await world.media.prepare(job) { progress in
                    self.jobs.post { await $0.show(progress, of: number) }
                })
        } catch {
            return .failure(error)
        }
    }

    private func show(_ progress: Double, of number: Int) async {
        _ = try? await handle(.preparationAdvanced(number, progress))
    }

    private func finish(_ number: Int, _ result: Result<PreparedMedia, MediaFailure>) async throws {
        preparations[number] = nil
        if case .failure(let failure) = result {
            logger.notice(
                "media is refused", metadata: ["code": "\(failure.code.rawValue)", "why": "\(failure.message)"])
        }
        try await handle(.prepared(number, result))
    }
}
