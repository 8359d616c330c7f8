import RenderTree
import SwiftUI
import UIKit

/// Request of a picker, and the binding that gets the chosen items.
struct PhotosChoice {
    let wish: FileWish
    let choose: @MainActor ([PhotosPickerItem]) -> Void

    init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
        wish = PHPickerFilter.wish(filter, countMax: 1)
        choose = { selection.wrappedValue = $0.first }
    }

    init(_ selection: Binding<[PhotosPickerItem]>, _ countMax: Int?, _ filter: PHPickerFilter?) {
        wish = PHPickerFilter.wish(filter, countMax: countMax ?? 0)
        choose = { selection.wrappedValue = $0 }
    }
}

/// Asks for pictures while a binding is true.
struct PhotosPickerModifier: ViewModifier {
    @Environment(\.exchangeFiles) private var exchangeFiles
    @State private var running = RunningExchange()
    @Binding var isPresented: Bool
    let choice: PhotosChoice

    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) { _, isPresented in
            guard isPresented else { return running.cancel() }
            running.begin({ .choose(choice.wish) }, by: exchangeFiles) { end in
                self.isPresented = false
                if case .done(let files) = end { choice.choose(files.map(PhotosPickerItem.init)) }
            }
        }
    }
}
