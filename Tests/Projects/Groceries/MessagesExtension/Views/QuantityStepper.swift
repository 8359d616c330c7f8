import UIKit

@IBDesignable class QuantityStepper: UIStepper {
    @IBInspectable var largest: Double = 99 {
        didSet { maximumValue = largest }
    }

    @objc dynamic var quantity: Int { return Int(value) }
}
