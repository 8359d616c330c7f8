import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct RowHeightTests {
    @Test func `a row whose constraints leave its height open has that of all rows`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let toggle = UISwitch()
        toggle.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(toggle)
        let (middle, margins) = (cell.contentView.centerYAnchor, cell.contentView.layoutMarginsGuide)
        toggle.centerYAnchor.constraint(equalTo: middle).isActive = true
        toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
        #expect(cell.height(atWidth: 358) == 44)
        toggle.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 20).isActive = true
        #expect(cell.height(atWidth: 358) == 71)
    }
}
