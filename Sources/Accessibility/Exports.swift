// Re-exports the names that describe charts to assistive technology from SwiftUI.
@_exported public import Foundation
@_exported public import class SwiftUI.AXCategoricalDataAxisDescriptor
@_exported public import class SwiftUI.AXChartDescriptor
@_exported public import class SwiftUI.AXDataPoint
@_exported public import class SwiftUI.AXDataPointValue
@_exported public import class SwiftUI.AXDataSeriesDescriptor
@_exported public import class SwiftUI.AXNumericDataAxisDescriptor
@_exported public import protocol SwiftUI.AXDataAxisDescriptor
