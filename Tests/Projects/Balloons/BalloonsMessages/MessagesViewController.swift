//
//  MessagesViewController.swift
//  BalloonsMessages
//

import UIKit
import Messages
import SpriteKit

class MessagesViewController: MSMessagesAppViewController {

    @IBOutlet weak var skView: SKView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var sendButton: UIButton!

    private var score = 0
    private var scene: GameScene?

    override func viewDidLoad() {
        super.viewDidLoad()
        skView.ignoresSiblingOrder = true
        sendButton.isEnabled = false
    }

    // MARK: - Conversation Handling

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        showChallenge(from: conversation.selectedMessage)
        startGame()
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        showChallenge(from: message)
        startGame()
    }

    private func showChallenge(from message: MSMessage?) {
        guard let url = message?.url,
            let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
            let item = components.queryItems?.first(where: { $0.name == "score" }),
            let best = item.value.flatMap({ Int($0) }) else {
                titleLabel.text = "Pop all balloons"
                return
        }
        titleLabel.text = "Beat \(best) points"
    }

    private func startGame() {
        let scene = GameScene(size: CGSize(width: 375, height: 300))
        scene.scaleMode = .aspectFill
        scene.gameDelegate = self
        self.scene = scene
        if skView.scene == nil {
            skView.presentScene(scene)
        } else {
            skView.presentScene(scene, transition: SKTransition.crossFade(withDuration: 0.3))
        }
    }

    @IBAction func sendScore(_ sender: UIButton) {
        guard let conversation = activeConversation else { return }

        var components = URLComponents()
        components.queryItems = [URLQueryItem(name: "score", value: "\(score)")]

        let layout = MSMessageTemplateLayout()
        layout.image = skView.texture(from: scene!).map { UIImage(cgImage: $0.cgImage()) }
        layout.caption = "I popped \(score) points"

        let message = MSMessage(session: conversation.selectedMessage?.session ?? MSSession())
        message.url = components.url!
        message.layout = layout
        conversation.insert(message) { error in
            if let error = error {
                print(error)
            }
        }
        dismiss()
    }
}

extension MessagesViewController: GameSceneDelegate {
    func gameScene(_ scene: GameScene, didChangeScore score: Int) {
        self.score = score
    }

    func gameSceneDidFinish(_ scene: GameScene, score: Int) {
        sendButton.isEnabled = true
    }
}
