import UIKit

@MainActor enum Snapshots {
    static func image(of view: UIView) -> UIImage {
        let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
        return renderer.image { context in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }

    static func layerImage(of view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = false
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { rendererContext in
            view.layer.render(in: rendererContext.cgContext)
        }
    }

    static func oldStyle(of view: UIView) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, UIScreen.main.scale)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        view.layer.render(in: context)
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    static func badge(_ text: String, color: UIColor, side: CGFloat = 44) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            let rect = CGRect(origin: .zero, size: CGSize(width: side, height: side))
            color.setFill()
            context.cgContext.fillEllipse(in: rect)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            let attributed = NSAttributedString(
                string: text,
                attributes: [.font: UIFont.boldSystemFont(ofSize: side / 2), .foregroundColor: UIColor.white])
            let size = attributed.size()
            attributed.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2))
        }
    }

    static func resized(_ image: UIImage, to size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
    }

    static func tinted(_ image: UIImage, with color: UIColor) -> UIImage {
        image.withTintColor(color, renderingMode: .alwaysOriginal)
    }

    static func cropped(_ image: UIImage, to rect: CGRect) -> UIImage? {
        guard let cgImage = image.cgImage?.cropping(to: rect) else { return nil }
        return UIImage(cgImage: cgImage, scale: image.scale, orientation: image.imageOrientation)
    }

    static func data(of image: UIImage) -> (Data?, Data?) {
        (image.pngData(), image.jpegData(compressionQuality: 0.8))
    }

    static func pngData(size: CGSize) -> Data {
        UIGraphicsImageRenderer(size: size).pngData { context in
            UIColor.red.set()
            context.fill(context.format.bounds)
        }
    }

    static func stretched() -> UIImage? {
        UIImage(named: "bubble")?.resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), resizingMode: .stretch)
    }

    static func symbol() -> UIImage? {
        let configuration = UIImage.SymbolConfiguration(pointSize: 24, weight: .bold, scale: .large)
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        return UIImage(systemName: "star.circle", withConfiguration: configuration.applying(palette))?
            .withHorizontallyFlippedOrientation()
            .withAlignmentRectInsets(.zero)
    }

    static func pdf() -> Data {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 200))
        return renderer.pdfData { context in
            context.beginPage()
            ("Hello" as NSString).draw(at: .zero, withAttributes: nil)
        }
    }
}

class SnapshotController: UIViewController {
    let imageView = UIImageView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        imageView.image = Snapshots.image(of: view)
        if let copy = view.snapshotView(afterScreenUpdates: true) { view.addSubview(copy) }
        imageView.animationImages = [UIImage(systemName: "1.circle")!, UIImage(systemName: "2.circle")!]
        imageView.animationDuration = 1
        imageView.startAnimating()
        imageView.highlightedImage = Snapshots.badge("A", color: .systemTeal)
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
    }
}
