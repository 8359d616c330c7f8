import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A cell's state` {
    @Test func `reaches an override and a handler before the cell is measured, and when it changes`() throws {
        let rows = StatefulRows()
        let cell = try #require(rows.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? CountedCell)
        #expect(cell.seen == ["plain"] && rows.handled == ["plain"])
        #expect(cell.frame.height > 60)
        rows.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        rows.table.layoutIfNeeded()
        #expect(cell.seen == ["plain", "selected"] && rows.handled == ["plain", "selected"])
        rows.table.isEditing = true
        rows.table.layoutIfNeeded()
        #expect(cell.seen.last?.contains("editing") == true && cell.isEditing)
        cell.isGreen = true
        #expect(rows.handled.last?.hasSuffix("green") == true)
    }

    @Test func `updates an app's own content unless that is switched off`() {
        let cell = CountedCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Badge()
        #expect((cell.contentConfiguration as? Badge)?.isStrong == false)
        cell.becomeGivenToList()
        cell.isHighlighted = true
        #expect((cell.contentConfiguration as? Badge)?.isStrong == true)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isHighlighted = false
        #expect((cell.contentConfiguration as? Badge)?.isStrong == true)
    }

    @Test func `shows the background of a chosen row above its own, and only while it is chosen or pressed`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let (always, first, second) = (UIView(), UIView(), UIView())
        cell.backgroundView = always
        cell.selectedBackgroundView = first
        cell.selectedBackgroundView = second
        #expect(first.superview == nil && cell.subviews.prefix(2) == [always, second] && second.isHidden)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(!second.isHidden && !always.isHidden && second.frame == cell.bounds)
        cell.isSelected = false
        #expect(second.isHidden && !always.isHidden)
        cell.isHighlighted = true
        #expect(!second.isHidden)
    }

    @Test func `reaches the cells of a collection view`() throws {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        var seen: [Bool] = []
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            cell.contentConfiguration = cell.defaultContentConfiguration()
            cell.configurationUpdateHandler = { _, state in seen.append(state.isSelected) }
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([7])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        #expect(seen == [false])
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        view.layoutIfNeeded()
        #expect(seen == [false, true])
    }
}

private struct Badge: UIContentConfiguration {
    var isStrong = false
    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
        Badge(isStrong: (state as? UICellConfigurationState)?.isHighlighted == true)
    }
}

private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let isGreen = UIConfigurationStateCustomKey("org.example.isGreen")
}

private final class CountedCell: UITableViewCell {
    var seen: [String] = []
    var isGreen = false { didSet { setNeedsUpdateConfiguration() } }

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.isGreen] = isGreen
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        seen.append(state.words)
        guard contentConfiguration == nil || !(contentConfiguration is Badge) else { return }
        var content = defaultContentConfiguration()
        content.text = "One\nTwo\nThree\nFour"
        content.textProperties.numberOfLines = 0
        contentConfiguration = content
    }
}

extension UICellConfigurationState {
    fileprivate var words: String {
        var words: [String] = []
        if isSelected { words.append("selected") }
        if isEditing { words.append("editing") }
        if self[.isGreen] == AnyHashable(true) { words.append("green") }
        return words.isEmpty ? "plain" : words.joined(separator: " ")
    }
}

/// One row, whose height is that of its content.
@MainActor private final class StatefulRows: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var handled: [String] = []

    override init() {
        super.init()
        table.rowHeight = UITableView.automaticDimension
        table.dataSource = self
        table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = CountedCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { [weak self] _, state in self?.handled.append(state.words) }
        return cell
    }
}
