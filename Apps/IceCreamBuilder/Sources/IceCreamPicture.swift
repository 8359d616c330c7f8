import UIKit

/// Pictures of ice creams and their parts, drawn in code.
enum IceCreamPicture {
    /// Side of the square canvas on which everything is drawn before scaling.
    private static let canvas: CGFloat = 100

    /// Draws an ice cream without background, for stickers and previews.
    /// - Parameter side: Points, of three pixels each.
    static func image(of iceCream: IceCream, side: CGFloat) -> UIImage {
        drawing(side) { _ in paint(iceCream) }
    }

    /// Draws an ice cream on a coloured background, for bubbles.
    static func bubble(of iceCream: IceCream, side: CGFloat) -> UIImage {
        drawing(side) { _ in
            UIColor.parlour.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: canvas, height: canvas)).fill()
            paint(iceCream)
        }
    }

    /// Draws one part by itself, as an option.
    static func image(of part: Part, side: CGFloat) -> UIImage {
        drawing(side) { context in
            switch part {
            case .base(let base):
                // A base fills the lower half of an ice cream, but the whole of its own picture.
                context.translateBy(x: -30, y: -73)
                context.scaleBy(x: 1.6, y: 1.6)
                BaseDrawing.draw(base)
            case .scoop(let flavour): ScoopDrawing.draw(flavour, at: CGPoint(x: 50, y: 48), radius: 36)
            case .topping(let topping):
                let place = CGPoint(x: 48, y: 62)
                ToppingDrawing.drawBehind(topping, at: place, radius: 31)
                ScoopDrawing.draw(.vanilla, at: place, radius: 31)
                ToppingDrawing.draw(topping, at: place, radius: 31)
            }
        }
    }

    private static func paint(_ iceCream: IceCream) {
        let places = ScoopDrawing.places(count: iceCream.scoops.count)
        if let topping = iceCream.topping, let top = places.last {
            ToppingDrawing.drawBehind(topping, at: top, radius: ScoopDrawing.radius)
        }
        // The scoops are inside a cup, but on top of a cone.
        if let base = iceCream.base, base == .cone { BaseDrawing.draw(base) }
        for (flavour, place) in zip(iceCream.scoops, places) {
            ScoopDrawing.draw(flavour, at: place, radius: ScoopDrawing.radius)
        }
        if let base = iceCream.base, base != .cone { BaseDrawing.draw(base) }
        if let topping = iceCream.topping, let top = places.last {
            ToppingDrawing.draw(topping, at: top, radius: ScoopDrawing.radius)
        }
    }

    private static func drawing(_ side: CGFloat, _ paint: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            context.cgContext.scaleBy(x: side / canvas, y: side / canvas)
            paint(context.cgContext)
        }
    }
}

extension UIColor {
    /// Background of bubbles, accent of controls, and background under white text.
    static let parlour = UIColor(red: 1, green: 0.88, blue: 0.91, alpha: 1)
    static let parlourAccent = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 1, green: 0.62, blue: 0.72, alpha: 1) : UIColor(red: 0.72, green: 0.14, blue: 0.33, alpha: 1)
    }
    static let raspberry = UIColor(red: 0.78, green: 0.16, blue: 0.36, alpha: 1)
}
