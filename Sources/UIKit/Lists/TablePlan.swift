/// Frames of all rows, headers and footers in a table's content.
@MainActor struct TablePlan {
    struct Section {
        var rows: [CGRect] = []
        var header = CGRect.zero
        var footer = CGRect.zero
    }

    var sections: [Section] = []
    /// Height of the content in points, with the table's header and footer.
    var height: CGFloat = 0

    func frame(of path: IndexPath) -> CGRect? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].rows[path.row]
    }

    /// Returns the rows that intersect a vertical range of the content, from top to bottom.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        var paths: [IndexPath] = []
        for (section, plan) in sections.enumerated() where plan.footer.maxY >= top && plan.header.minY <= bottom {
            for row in Self.first(plan.rows, from: top)..<plan.rows.count {
                guard plan.rows[row].minY <= bottom else { break }
                paths.append(IndexPath(row: row, section: section))
            }
        }
        return paths
    }

    /// Returns the index of the first row that ends at or below `top`, by binary search.
    private static func first(_ rows: [CGRect], from top: CGFloat) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].maxY < top { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func row(at point: CGPoint) -> IndexPath? {
        rows(from: point.y, to: point.y).first { frame(of: $0)?.contains(point) == true }
    }
}

extension UITableView {
    /// Space left and right of the rows, in points.
    var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

    /// Computes the frames from heights that are given, measured or estimated.
    func makePlan() -> TablePlan {
        var plan = TablePlan()
        let width = max(0, box.width - sideInset * 2)
        func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: sideInset, y: y, width: width, height: height)
        }
        var y = tableHeaderView?.box.height ?? 0
        for section in 0..<max(0, numberOfSections) {
            var part = TablePlan.Section()
            part.header = rect(y, height(ofHeader: section, width))
            y = part.header.maxY
            for row in 0..<numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                let height = givenHeight(of: path) ?? measuredHeights[path] ?? guessedRowHeight
                part.rows.append(rect(y, height))
                y += height
            }
            part.footer = rect(y, height(ofFooter: section, width))
            y = part.footer.maxY
            plan.sections.append(part)
        }
        plan.height = y + (tableFooterView?.box.height ?? 0)
        return plan
    }

    /// Returns the height that the delegate or the table gives; nil where the row measures itself.
    func givenHeight(of path: IndexPath) -> CGFloat? {
        let answer = rows?.tableView(self, heightForRowAt: path) ?? Self.automaticDimension
        if answer != Self.automaticDimension { return answer.isFinite ? max(0, answer) : 0 }
        return rowHeight == Self.automaticDimension ? nil : max(0, rowHeight)
    }

    private var guessedRowHeight: CGFloat { estimatedRowHeight > 0 ? estimatedRowHeight : 44 }

    private func height(ofHeader section: Int, _ width: CGFloat) -> CGFloat {
        let answer = rows?.tableView(self, heightForHeaderInSection: section) ?? Self.automaticDimension
        return height(of: headers[section], answer, sectionHeaderHeight, width)
    }

    private func height(ofFooter section: Int, _ width: CGFloat) -> CGFloat {
        let answer = rows?.tableView(self, heightForFooterInSection: section) ?? Self.automaticDimension
        return height(of: footers[section], answer, sectionFooterHeight, width)
    }

    /// Returns the height of a header or footer. Without a view, groups are still set apart; sections of a plain table
    /// are not.
    private func height(of view: UIView?, _ answer: CGFloat, _ general: CGFloat, _ width: CGFloat) -> CGFloat {
        if answer != Self.automaticDimension { return answer.isFinite ? max(0, answer) : 0 }
        if general != Self.automaticDimension { return max(0, general) }
        guard let view else { return style == .plain ? 0 : 18 }
        if let title = view as? UITableViewHeaderFooterView { return title.height(atWidth: width) }
        let size = CGSize(width: width, height: 0)
        let fitting = view.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return max(view.box.height, fitting.height)
    }
}
