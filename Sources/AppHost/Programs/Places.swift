/// So many at once, the others in the order in which they came, and no more than may wait.
package actor Places {
    private var free: Int
    private let waitingCountMax: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    package init(countMax: Int, waitingCountMax: Int) {
        free = countMax
        self.waitingCountMax = waitingCountMax
    }

    /// False where too many wait already. Who is cancelled while it waits gets its place all the same, and gives it back.
    package func take() async -> Bool {
        if free > 0 {
            free -= 1
            return true
        }
        guard waiting.count < waitingCountMax else { return false }
        await withCheckedContinuation { waiting.append($0) }
        return true
    }

    package func giveBack() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
