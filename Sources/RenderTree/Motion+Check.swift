extension Patch {
    /// Checks that a host may forward the patch's motions: plausible durations, and sizes within `TreeLimits`.
    func checkMotions() throws(NodeTreeError) {
        guard let motions else { return }
        guard motions.count <= TreeLimits.motionCountMax,
            motions.reduce(0, { $0 + $1.nodeCount }) <= TreeLimits.nodeCountMax,
            motions.reduce(0, { $0 + $1.byteCount }) <= TreeLimits.motionByteCountMax
        else { throw NodeTreeError(.tooManyNodes, "patch \(revision) moves more than a patch may") }
        for motion in motions { try motion.check() }
    }
}

extension Motion {
    fileprivate var nodeCount: Int {
        (nodes?.count ?? 0) + (before?.count ?? 0) + (after?.count ?? 0) + (steps?.count ?? 0)
    }

    var byteCount: Int {
        ((before ?? []) + (after ?? [])).reduce(0) { $0 + $1.byteCount } + (steps ?? []).reduce(0) { $0 + $1.byteCount }
    }

    fileprivate func check() throws(NodeTreeError) {
        guard timing.isGood else { throw NodeTreeError(.badNumber, "a motion has a time that nobody can wait for") }
        for node in (before ?? []) + (after ?? []) { try node.check() }
        for steps in steps ?? [] {
            for look in steps.looks ?? [] { try look.check() }
            guard steps.isGood else {
                throw NodeTreeError(.badNumber, "node \(steps.node.rawValue) has steps that no painter can show")
            }
        }
    }
}

extension MotionTiming {
    fileprivate var isGood: Bool {
        let times = 0...TreeLimits.durationMax
        let shares = -TreeLimits.numberMax...TreeLimits.numberMax
        let points = bezier ?? [0, 0, 1, 1]
        return times.contains(duration) && times.contains(delay ?? 0) && (repeatCount ?? 1) >= 0
            && points.count == 4 && points.allSatisfy(shares.contains) && (0...1).contains(points[0])
            && (0...1).contains(points[2]) && (2...TreeLimits.stepCountMax).contains(samples?.count ?? 2)
            && (samples ?? []).allSatisfy(shares.contains)
    }
}

extension NodeKeyframes {
    fileprivate var byteCount: Int {
        64 + (frames?.count ?? 0) * 32 + (transforms?.count ?? 0) * 48 + (opacities?.count ?? 0) * 8
            + (paths ?? []).reduce(0) { $0 + $1.utf8.count } + (looks ?? []).reduce(0) { $0 + $1.byteCount }
    }

    fileprivate var isGood: Bool {
        let range = -TreeLimits.numberMax...TreeLimits.numberMax
        let counts = [frames?.count, transforms?.count, opacities?.count, paths?.count, looks?.count].compactMap(\.self)
        return counts.allSatisfy((2...TreeLimits.stepCountMax).contains)
            && (frames ?? []).allSatisfy { $0.isGood(in: range) }
            && (transforms ?? []).allSatisfy { $0.count == 6 && $0.allSatisfy(range.contains) }
            && (opacities ?? []).allSatisfy((0...1).contains) && (paths ?? []).allSatisfy(Node.isPath)
    }
}

extension TreeRect {
    fileprivate func isGood(in range: ClosedRange<Double>) -> Bool {
        [x, y, width, height].allSatisfy(range.contains) && width >= 0 && height >= 0
    }
}
