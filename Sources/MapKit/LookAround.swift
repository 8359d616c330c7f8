public import CoreLocation
public import Foundation
public import SwiftUI
import UIKit

/// A view of a street. There is none in Parley.
///
/// Source: developer.apple.com/documentation/mapkit/mklookaroundscene
open class MKLookAroundScene: NSObject, @unchecked Sendable {}  // it has nothing that changes

/// A search for the view of a street. It finds none in Parley: there is no service of maps.
///
/// Source: developer.apple.com/documentation/mapkit/mklookaroundscenerequest
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {  // nothing of it changes
    public let coordinate: CLLocationCoordinate2D

    @available(*, deprecated, message: "MKLookAroundSceneRequest has no effect in Parley: there is no service of maps.")
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

    @available(*, deprecated, message: "MKLookAroundSceneRequest has no effect in Parley: there is no service of maps.")
    public init(mapItem: MKMapItem) { coordinate = mapItem.placemark.coordinate }

    open var isCancelled: Bool { false }
    open var scene: MKLookAroundScene? { get async throws { nil } }
    open func cancel() {}
}

/// Would show a street. Says that there is no picture of it.
///
/// Source: developer.apple.com/documentation/mapkit/lookaroundpreview
public struct LookAroundPreview: View {
    @Environment(\.systemWords) private var words

    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public var body: some View {
        ZStack {
            Rectangle().fill(.quaternary)
            Label(words[.noLookAround], systemImage: "binoculars").font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// Source: developer.apple.com/documentation/mapkit/mklookaroundbadgeposition
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading = 0, topTrailing, bottomTrailing }

extension View {
    @available(*, deprecated, message: "lookAroundViewer has no effect in Parley: there is no service of maps.")
    public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil
    ) -> some View { self }

    @available(*, deprecated, message: "lookAroundViewer has no effect in Parley: there is no service of maps.")
    public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil
    ) -> some View { self }
}
