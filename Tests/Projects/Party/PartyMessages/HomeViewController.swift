//
//  HomeViewController.swift
//  PartyMessages
//

import UIKit

protocol HomeViewControllerDelegate: class {
    func homeViewControllerDidSelectNewList(_ controller: HomeViewController)
}

class HomeViewController: UIViewController {
    static let storyboardIdentifier = "HomeViewController"

    weak var delegate: HomeViewControllerDelegate?

    @IBAction func newList(_ sender: UIButton) {
        delegate?.homeViewControllerDidSelectNewList(self)
    }
}
