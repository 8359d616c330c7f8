import RenderTree
import Testing
import TreePainter

@testable import UIKit

private final class TagCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
            contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            box.widthAnchor.constraint(equalToConstant: 70), box.heightAnchor.constraint(equalToConstant: 30),
        ])
    }
    required init?(coder: NSCoder) { nil }
}

private final class Seat: UIView {
    override var accessibilityLabel: String? {
        get { "Seat 4" }
        set {}
    }
    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }
}

@MainActor private final class Tags: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Names that authors use` {
    @Test func `items of a flow are as large as their constraints where it estimates them`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let tags = Tags()
        view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        view.dataSource = tags
        view.layoutIfNeeded()
        let first = try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
        #expect(first.frame.size == CGSize(width: 80, height: 30))
        let last = try #require(view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)))
        #expect(last.frame.minY > first.frame.maxY)
    }

    @Test func `a view's own accessibility is what assistive technology gets`() {
        #expect(Seat(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).draft().node.accessibility.label == "Seat 4")
    }

    @Test func `cells and headers come without a style`() {
        let cell = UITableViewCell()
        #expect(cell.reuseIdentifier == nil && cell.textLabel != nil)
        let header = UITableViewHeaderFooterView(reuseIdentifier: "head")
        var content = header.defaultContentConfiguration()
        content.text = "Drinks"
        header.contentConfiguration = content
        #expect(header.contentConfiguration is UIListContentConfiguration)
        #expect(header.contentView.subviews.count == 1)
    }

    @Test func `a controller without content says so in its place`() throws {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No lists yet"
        configuration.button.title = "Make one"
        var made = 0
        configuration.buttonProperties.primaryAction = UIAction { _ in made += 1 }
        controller.contentUnavailableConfiguration = configuration
        controller.view.layoutIfNeeded()
        let shown = try #require(controller.view.descendants.compactMap { $0 as? UIContentUnavailableView }.first)
        #expect(shown.frame.size == controller.view.bounds.size)
        let button = try #require(shown.descendants.compactMap { $0 as? UIButton }.first)
        button.sendActions(for: .primaryActionTriggered)
        #expect(made == 1)
        controller.contentUnavailableConfiguration = nil
        #expect(!controller.view.descendants.contains { $0 is UIContentUnavailableView })
    }

    @Test func `attributes of a dictionary are taken over into an attributed string`() {
        let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red, .kern: 2]
        let text = AttributedString(NSAttributedString(string: "red", attributes: attributes))
        #expect(text.runs.count == 1 && text.uiKit.foregroundColor == .red && text.uiKit.kern == 2)
    }
}

extension UIView {
    fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}
