import ChatModels

extension ChatError {
    /// Says why a picture or video that a person has chosen was not converted.
    init(_ failure: MediaFailure) {
        switch failure.code {
        case .busy: self.init(.tooManyRequests, "Much media is being made ready just now. Please try again.")
        case .tooLarge, .tooLong: self.init(.fileTooLarge, "The video or picture is too large or too long.")
        case .damaged, .tooSlow, .toolMissing, .cancelled: self.init(.badFile, "The picture or video cannot be read.")
        }
    }
}
