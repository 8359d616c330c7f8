//
//  BoardViewController.swift
//  MessagesExtension
//
//  Created by Anna Example on 13.04.19.
//  Copyright © 2019 Anna Example. All rights reserved.
//

import UIKit

protocol BoardViewControllerDelegate: AnyObject {
    func boardViewController(_ controller: BoardViewController, didFinishWith board: Board, picture: UIImage)
}

class BoardViewController: UIViewController {

    weak var delegate: BoardViewControllerDelegate?

    var board = Board() {
        didSet {
            guard isViewLoaded else { return }
            collectionView.reloadData()
            updateStatus()
        }
    }

    private var hasMoved = false
    private var blinkTimer: Timer?

    @IBOutlet private weak var statusLabel: UILabel!
    @IBOutlet private weak var collectionView: UICollectionView!
    @IBOutlet private var sendButton: UIBarButtonItem!

    // MARK: - View lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        updateStatus()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let side = floor((collectionView.bounds.width - CGFloat(Board.size - 1)) / CGFloat(Board.size))
        layout.itemSize = CGSize(width: side, height: side)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        blinkTimer?.invalidate()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if segue.identifier == "ShowRules", let rules = segue.destination as? RulesViewController {
            rules.text = "Four stones in a row win on a board of \(Board.size) by \(Board.size)."
        }
    }

    @IBAction func unwindFromRules(_ segue: UIStoryboardSegue) {
        statusLabel.text = "Good luck"
    }

    // MARK: - Playing

    private func updateStatus() {
        sendButton?.isEnabled = hasMoved
        if let winner = board.winner {
            statusLabel.text = "\(winner.name) has won"
        } else {
            statusLabel.text = "\(board.turn.name) to play"
        }
    }

    private func refuse(_ reason: String) {
        let alert = UIAlertController(title: "Not possible", message: reason, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
        present(alert, animated: true)
    }

    private func play(at indexPath: IndexPath) {
        guard !hasMoved else {
            return refuse("You have placed your stone. Send it now.")
        }
        do {
            try board.place(at: indexPath.item)
        } catch Board.MoveError.taken {
            return refuse("There is a stone already.")
        } catch {
            return refuse("The game is over.")
        }
        hasMoved = true
        updateStatus()
        blinkTimer = Timer.scheduledTimer(timeInterval: 0.2, target: self, selector: #selector(blink(_:)), userInfo: indexPath, repeats: false)
    }

    @objc private func blink(_ timer: Timer) {
        guard let indexPath = timer.userInfo as? IndexPath, let cell = collectionView.cellForItem(at: indexPath) else { return }
        cell.layer.borderWidth = 2
        navigationItem.prompt = "Row \(indexPath.item / Board.size + 1)"
    }

    @IBAction func send(_ sender: UIBarButtonItem) {
        delegate?.boardViewController(self, didFinishWith: board, picture: snapshot())
    }

    private func snapshot() -> UIImage {
        let bounds = collectionView.bounds
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
            UIColor(named: "Wood")?.setFill()
            context.fill(CGRect(origin: .zero, size: bounds.size))
            collectionView.drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: true)
        }
    }
}

// MARK: - UICollectionViewDataSource

extension BoardViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return board.stones.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: StoneCell.reuseIdentifier, for: indexPath) as! StoneCell
        cell.configure(with: board.stones[indexPath.item], at: indexPath)
        return cell
    }
}

// MARK: - UICollectionViewDelegate

extension BoardViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        play(at: indexPath)
    }
}
