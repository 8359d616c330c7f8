//
//  StoneCell.swift
//  MessagesExtension
//
//  Created by Anna Example on 13.04.19.
//  Copyright © 2019 Anna Example. All rights reserved.
//

import UIKit

class StoneCell: UICollectionViewCell {
    static let reuseIdentifier = "StoneCell"

    @IBOutlet private weak var stoneView: UIView!

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.borderColor = UIColor.brown.cgColor
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stoneView.layer.cornerRadius = stoneView.bounds.width / 2
    }

    func configure(with stone: Stone?, at indexPath: IndexPath) {
        stoneView.isHidden = stone == nil
        stoneView.backgroundColor = stone == .black ? .black : .white
        let place = "\(indexPath.item / Board.size + 1), \(indexPath.item % Board.size + 1)"
        accessibilityLabel = stone.map { "\($0.name) at \(place)" } ?? "Empty at \(place)"
    }
}
