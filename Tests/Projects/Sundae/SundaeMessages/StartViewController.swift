//
//  StartViewController.swift
//  SundaeMessages
//
//  Created by Ben Example on 24/03/2020.
//

import UIKit

class StartViewController: UIViewController {
    static let identifier = "StartViewController"

    @IBOutlet weak var promptLabel: UILabel!
    @IBOutlet weak var startButton: UIButton!

    var onStart: (() -> Void)?
    var prompt = "" {
        didSet { if isViewLoaded { promptLabel.text = prompt } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        promptLabel.text = prompt
    }

    @IBAction func start(_ sender: UIButton, forEvent event: UIEvent) {
        onStart?()
    }
}
