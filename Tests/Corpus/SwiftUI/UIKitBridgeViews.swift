import SwiftUI
import UIKit

struct ActivityView: UIViewControllerRepresentable {
    let items: [Any]
    var onComplete: ((Bool) -> Void)?

    func makeUIViewController(context: Context) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
        controller.completionWithItemsHandler = { _, done, _, _ in onComplete?(done) }
        return controller
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct SearchField: UIViewRepresentable {
    @Binding var text: String
    var placeholder: String

    final class Coordinator: NSObject, UISearchBarDelegate {
        var parent: SearchField

        init(_ parent: SearchField) { self.parent = parent }

        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { parent.text = searchText }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar(frame: .zero)
        bar.delegate = context.coordinator
        bar.searchBarStyle = .minimal
        bar.setContentHuggingPriority(.defaultHigh, for: .vertical)
        return bar
    }

    func updateUIView(_ bar: UISearchBar, context: UIViewRepresentableContext<SearchField>) {
        bar.text = text
        bar.placeholder = placeholder
        context.coordinator.parent = self
        if context.environment.isEnabled == false { bar.isUserInteractionEnabled = false }
        UIView.animate(withDuration: context.transaction.animation == nil ? 0 : 0.3) { bar.alpha = 1 }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISearchBar, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 300, height: 56)
    }

    static func dismantleUIView(_ uiView: UISearchBar, coordinator: Coordinator) { uiView.delegate = nil }
}

struct ImagePicker: UIViewControllerRepresentable {
    @Binding var image: UIImage?
    @Environment(\.presentationMode) private var presentationMode

    func makeUIViewController(context: UIViewControllerRepresentableContext<ImagePicker>) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        picker.sourceType = .photoLibrary
        picker.allowsEditing = true
        return picker
    }

    func updateUIViewController(_ uiViewController: UIImagePickerController, context: UIViewControllerRepresentableContext<ImagePicker>) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
        let parent: ImagePicker

        init(_ parent: ImagePicker) { self.parent = parent }

        func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
            parent.image = (info[.editedImage] ?? info[.originalImage]) as? UIImage
            parent.presentationMode.wrappedValue.dismiss()
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
    }
}

struct BlurView: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemMaterial
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
}

struct UIKitBridgeViews: View {
    @State private var text = ""
    @State private var picked: UIImage?
    @State private var picks = false
    @State private var shares = false

    var body: some View {
        NavigationView {
            VStack {
                SearchField(text: $text, placeholder: "Find")
                if let picked { Image(uiImage: picked).resizable().interpolation(.high).antialiased(true).scaledToFit() }
                Button("Pick") { picks = true }
                Button("Share") { shares.toggle() }
            }
            .background(BlurView())
            .navigationBarItems(trailing: Button(action: { picks = true }) { Image(systemName: "photo") })
            .navigationBarTitle("Bridge", displayMode: .inline)
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .sheet(isPresented: $picks) { ImagePicker(image: $picked).edgesIgnoringSafeArea(.all) }
        .sheet(isPresented: $shares) { ActivityView(items: ["Text"]) }
        .onOpenURL { url in text = url.lastPathComponent }
        .onContinueUserActivity("view") { activity in print(activity.activityType) }
    }
}
