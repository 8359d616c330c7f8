//
//  ChoicesViewController.swift
//  SundaeMessages
//
//  Created by Ben Example on 24/03/2020.
//

import UIKit

protocol ChoicesViewControllerDelegate: class {
    func choicesViewController(_ controller: ChoicesViewController, didChoose option: String)
}

class ChoiceCell: UICollectionViewCell {
    @IBOutlet weak var nameLabel: UILabel!
}

class ChoicesViewController: UICollectionViewController {
    weak var delegate: ChoicesViewControllerDelegate?

    var part: Part? {
        didSet { collectionView.reloadData() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.decelerationRate = .fast
        collectionView.showsHorizontalScrollIndicator = false
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        part?.options.count ?? 0
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ChoiceCell", for: indexPath) as? ChoiceCell,
            let option = part?.options[indexPath.item] else { fatalError("no choice") }
        cell.nameLabel.text = option
        cell.contentView.backgroundColor = Sundae.color(of: option)
        cell.contentView.layer.cornerRadius = 12
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = option
        cell.accessibilityTraits = .button
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let option = part?.options[indexPath.item] else { return }
        delegate?.choicesViewController(self, didChoose: option)
    }
}
