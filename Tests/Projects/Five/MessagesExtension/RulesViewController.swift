//
//  RulesViewController.swift
//  MessagesExtension
//
//  Created by Anna Example on 13.04.19.
//  Copyright © 2019 Anna Example. All rights reserved.
//

import UIKit

class RulesViewController: UIViewController {
    var text: String?

    @IBOutlet private weak var textView: UITextView!

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.text = text
    }
}
