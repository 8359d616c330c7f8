//
//  PreviewViewController.swift
//  SundaeMessages
//
//  Created by Ben Example on 24/03/2020.
//

import UIKit

@IBDesignable
class PartView: UIView {
    @IBInspectable var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    @IBInspectable var order: Int = 0
}

class PreviewViewController: UIViewController {
    @IBOutlet private var partViews: [PartView]!
    @IBOutlet private weak var summaryLabel: UILabel!

    func show(_ sundae: Sundae) {
        loadViewIfNeeded()
        summaryLabel.text = sundae.chosen.isEmpty ? "Nothing yet" : sundae.summary
        for view in partViews {
            let choice = sundae.chosen[Part.allCases[view.order]]
            UIView.animate(withDuration: 0.25) {
                view.backgroundColor = choice.map(Sundae.color) ?? .systemGray5
            }
        }
    }

    func picture() -> UIImage {
        let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
        return renderer.image { view.layer.render(in: $0.cgContext) }
    }
}
