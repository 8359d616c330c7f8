import Testing

@testable import UIKit

private final class Title: UITableViewHeaderFooterView {
    var reuses = 0
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// Three sections with a header and a footer each.
private final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var heard: [String] = []
    var count = 3

    override init() {
        super.init()
        for kind in ["header", "footer"] {
            table.register(Title.self, forHeaderFooterViewReuseIdentifier: kind)
        }
        (table.dataSource, table.delegate) = (self, self)
        table.layoutIfNeeded()
    }

    func numberOfSections(in tableView: UITableView) -> Int { count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer")
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        heard.append("header \(section) comes")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        heard.append("footer \(section) comes")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        heard.append("header \(section) goes")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        heard.append("footer \(section) goes")
    }

    var views: [UIView?] {
        (0..<count).flatMap { [table.headerView(forSection: $0), table.footerView(forSection: $0)] }
    }

    func reload() {
        heard = []
        table.reloadData()
        table.layoutIfNeeded()
    }
}

/// Gives each of two sections a header that is made for it, or the same one as before.
private final class OwnTitles: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var kept: [UITableViewHeaderFooterView?] = [nil, nil]
    var keepsThem = false

    override init() {
        super.init()
        table.register(Title.self, forHeaderFooterViewReuseIdentifier: "header")
        (table.dataSource, table.delegate) = (self, self)
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard keepsThem else { return UITableViewHeaderFooterView(reuseIdentifier: "header") }
        let view = kept[section] ?? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        kept[section] = view
        return view
    }

    func reload() {
        table.reloadData()
        table.layoutIfNeeded()
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Headers and footers of a table` {
    private let titles = Titles()

    @Test func `that the delegate made are not kept by the table`() {
        let own = OwnTitles()
        for _ in 0..<3 { own.reload() }
        #expect(own.table.viewPool.values.joined().isEmpty)
    }

    @Test func `that the delegate keeps are given to nobody else`() {
        let own = OwnTitles()
        own.keepsThem = true
        for _ in 0..<3 { own.reload() }
        #expect(own.table.headerView(forSection: 1) === own.kept[1] && own.kept[1]?.superview === own.table)
        #expect(own.table.viewPool.values.joined().isEmpty)
        let other = own.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        #expect(other != nil && !own.kept.contains(other))
    }

    @Test func `are reused by their identifier, each in its section`() {
        let views = titles.views
        #expect(views.count == 6 && !views.contains(nil))
        titles.reload()
        #expect(titles.views == views)
        #expect(views.compactMap { ($0 as? Title)?.reuses } == Array(repeating: 1, count: 6))
        #expect(views.allSatisfy { $0?.superview === titles.table })
    }

    @Test func `are told to the delegate as they come and go`() {
        let both = (0..<3).flatMap { ["header \($0)", "footer \($0)"] }
        #expect(titles.heard == both.map { $0 + " comes" })
        titles.count = 1
        titles.reload()
        #expect(titles.heard == both.map { $0 + " goes" } + both.prefix(2).map { $0 + " comes" })
    }

    @Test func `are not given out while they are shown`() throws {
        let free = try #require(titles.table.dequeueReusableHeaderFooterView(withIdentifier: "header"))
        #expect(!titles.views.contains(free) && free.reuseIdentifier == "header")
        #expect(titles.table.dequeueReusableHeaderFooterView(withIdentifier: "unknown") == nil)
    }
}
