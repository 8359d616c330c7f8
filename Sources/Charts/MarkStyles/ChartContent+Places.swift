extension ChartContent {
    /// Puts the marks of one value beside each other instead of onto each other.
    /// - Parameter axis: the axis along which they stand; by default that of the categories or dates.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/position(by:axis:span:)
    public nonisolated func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changing { mark in
            (mark.group.by, mark.group.axis, mark.group.span) = (value.plotted, axis, span)
        }
    }

    /// Moves marks by points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moved(MarkOffset(left: x, right: x, top: y, bottom: y))
    }
    public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }
    public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        moved(MarkOffset(left: x, right: x, top: yStart, bottom: yEnd))
    }
    public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moved(MarkOffset(left: xStart, right: xEnd, top: y, bottom: y))
    }
    public nonisolated func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        moved(MarkOffset(left: xStart, right: xEnd, top: yStart, bottom: yEnd))
    }

    private nonisolated func moved(_ by: MarkOffset) -> some ChartContent {
        changing { mark in
            mark.group.offset.left += by.left
            mark.group.offset.right += by.right
            mark.group.offset.top += by.top
            mark.group.offset.bottom += by.bottom
        }
    }

    /// Draws marks over those with a lower number.
    public nonisolated func zIndex(_ value: Double) -> some ChartContent { changing { $0.group.zIndex = value } }
}
