//
//  BuilderViewController.swift
//  SundaeMessages
//
//  Created by Ben Example on 24/03/2020.
//

import UIKit

protocol BuilderViewControllerDelegate: class {
    func builderViewController(_ controller: BuilderViewController, didFinish sundae: Sundae, picture: UIImage)
}

class BuilderViewController: UIViewController {
    static let identifier = "BuilderViewController"

    weak var delegate: BuilderViewControllerDelegate?
    var sundae = Sundae()

    @IBOutlet private weak var stepLabel: UILabel!
    @IBOutlet private weak var progressView: UIProgressView!
    @IBOutlet private weak var doneButton: UIButton!
    @IBOutlet private weak var undoButton: UIButton!

    private var preview: PreviewViewController!
    private var choices: ChoicesViewController!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(sundaeChanged(_:)), name: .sundaeChanged, object: nil)
        update()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.destination {
        case let preview as PreviewViewController: self.preview = preview
        case let choices as ChoicesViewController:
            self.choices = choices
            choices.delegate = self
        default: break
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        update()
    }

    @objc private func sundaeChanged(_ notification: Notification) {
        guard let part = notification.userInfo?["part"] as? Part else { return }
        stepLabel.text = "\(part.rawValue.capitalized) chosen"
        perform(#selector(update), with: nil, afterDelay: 0.3)
    }

    @objc private func update() {
        guard preview != nil, choices != nil else { return }
        preview.show(sundae)
        choices.part = sundae.nextPart
        stepLabel.text = sundae.nextPart?.title ?? "Ready"
        progressView.setProgress(Float(sundae.chosen.count) / Float(Part.allCases.count), animated: true)
        doneButton.isHidden = !sundae.isComplete
        undoButton.isEnabled = !sundae.chosen.isEmpty
    }

    @IBAction private func undo() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(update), object: nil)
        guard let last = Part.allCases.last(where: { sundae.chosen[$0] != nil }) else { return }
        sundae.chosen[last] = nil
        update()
    }

    @IBAction private func done(_ sender: Any?) {
        delegate?.builderViewController(self, didFinish: sundae, picture: preview.picture())
    }
}

extension BuilderViewController: ChoicesViewControllerDelegate {
    func choicesViewController(_ controller: ChoicesViewController, didChoose option: String) {
        guard let part = sundae.nextPart else { return }
        sundae.chosen[part] = option
        NotificationCenter.default.post(name: .sundaeChanged, object: self, userInfo: ["part": part])
    }
}

extension Notification.Name {
    static let sundaeChanged = Notification.Name("sundaeChanged")
}
