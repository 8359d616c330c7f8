public import Messages
import SwiftUI

/// Shows the pictures whose addresses stand in the file `addresses` of its home folder, a line each.
public final class PicturesViewController: MSMessagesAppViewController {
    override public func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(rootView: PicturesView())
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

struct PicturesView: View {
    @State private var isHidden = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Button("Hide") { isHidden = true }
                if !isHidden {
                    ForEach(Self.addresses, id: \.self) { address in
                        AsyncImage(url: URL(string: address), scale: 2) { phase in
                            row(phase, name: URL(string: address)?.lastPathComponent ?? address)
                        }
                    }
                }
            }
        }
    }

    @ViewBuilder private func row(_ phase: AsyncImagePhase, name: String) -> some View {
        switch phase {
        case .empty: Text(verbatim: "\(name) is loading")
        case .success(let image): image.accessibilityLabel(name)
        case .failure(let error): Text(verbatim: "\(name): code \((error as NSError).code)")
        }
    }

    private static var addresses: [String] {
        let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("addresses")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }
}
