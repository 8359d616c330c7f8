/// Place of an image view in a sequence of pictures.
struct FrameClock {
    /// Number of the picture, counted through all repetitions; nil while none is shown.
    var place: Int?
    /// Distinguishes the present run from earlier ones, whose steps are still to come.
    var run = 0
}

extension UIImageView {
    /// Most pictures a second.
    private static let rateMax = 30.0

    /// Pictures of the present sequence: those of an animated image play by themselves.
    private var sequenceOfPictures: [UIImage]? {
        if isAnimating { return (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages }
        return (isHighlighted ? highlightedImage ?? image : image)?.images
    }

    /// The picture of the sequence that is shown now.
    var framePicture: UIImage? {
        guard let place = frames.place, let pictures = sequenceOfPictures, !pictures.isEmpty else { return nil }
        return pictures[place % pictures.count]
    }

    func beginFrames() {
        guard animationImages?.isEmpty == false || highlightedAnimationImages?.isEmpty == false else { return }
        isAnimating = true
        framesDidChange()
    }

    func endFrames() {
        isAnimating = false
        framesDidChange()
    }

    func framesDidChange() {
        frames.run += 1
        frames.place = sequenceOfPictures == nil ? nil : 0
        didChangeLooks()
        playFrames()
    }

    /// Shows one picture after the other while the view is in a window.
    func playFrames() {
        guard let pictures = sequenceOfPictures, pictures.count > 1, window != nil,
            let scene = AnimationScenes.containing(self)
        else { return }
        frames.run += 1
        waitForNext(frames.run, pictures.count, scene)
    }

    private func waitForNext(_ run: Int, _ count: Int, _ scene: any AnimationScene) {
        let given = isAnimating ? animationDuration : image?.duration ?? 0
        let all = given > 0 && given.isFinite ? given : Double(count) / Self.rateMax
        scene.schedule(after: max(all / Double(count), 1 / Self.rateMax)) { [weak self, weak scene] in
            guard let self, let scene, frames.run == run, window != nil else { return }
            let next = (frames.place ?? 0) + 1
            if isAnimating, animationRepeatCount > 0, next >= animationRepeatCount * count { return stopAnimating() }
            frames.place = next
            didChangeLooks()
            waitForNext(run, count, scene)
        }
    }
}
