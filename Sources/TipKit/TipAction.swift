public import SwiftUI

extension Tips {
    /// A button of a tip. Source: developer.apple.com/documentation/tipkit/tips/action
    public struct Action: Identifiable, Sendable {
        public private(set) var id: String
        /// Place of the button in its tip, from 0; nil outside of one.
        /// Source: developer.apple.com/documentation/tipkit/tips/action/index
        public private(set) var index: Int?
        public private(set) var handler: @Sendable () -> Void
        /// Makes the words of the button.
        public let label: @Sendable () -> Text
        private var hasOwnID = true

        public init(
            id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let title = String(title)
            (self.id, self.handler, label) = (id ?? title, handler, { Text(title) })
        }

        /// Source: developer.apple.com/documentation/tipkit/tips/action/init(id:perform:_:)
        public init(
            id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            (self.id, self.handler, self.label, hasOwnID) = (id ?? "", handler, label, id != nil)
        }

        /// Returns the button with its place in the tip, which is the name of one without any.
        func numbered(_ index: Int) -> Action {
            var action = self
            action.index = index
            if !hasOwnID { action.id = "action-\(index)" }
            return action
        }

        /// Returns the action with what the view does after it.
        @MainActor func followed(by action: @escaping (Action) -> Void) -> Action {
            // Buttons call it where views are.
            nonisolated(unsafe) let action = action
            var both = self
            both.handler = { [self] in
                handler()
                action(self)
            }
            return both
        }
    }
}
