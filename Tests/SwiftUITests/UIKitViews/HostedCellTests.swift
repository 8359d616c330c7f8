import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct HostedCellTests {
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentConfiguration = UIHostingConfiguration {
                VStack {
                    Text(verbatim: "Row \(indexPath.row)")
                    Color.red.frame(height: 100)
                }
            }
            .margins(.vertical, 10)
            return cell
        }
    }

    @Test func `a cell shows SwiftUI views and is as tall as they are`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = Source()
        table.dataSource = source
        let screen = Screen(views: table)
        #expect(screen.texts == ["Row 0", "Row 1"])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 120)
        #expect(screen.diagnostics.isEmpty)
    }
}
