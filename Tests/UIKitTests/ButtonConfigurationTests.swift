import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A button's configuration` {
    private let area = CGRect(x: 0, y: 0, width: 90, height: 40)

    private func radius(
        _ style: UIButton.Configuration.CornerStyle, _ own: CGFloat = 0, _ size: UIButton.Configuration.Size = .medium
    ) -> CGFloat {
        var configuration = UIButton.Configuration.filled()
        (configuration.cornerStyle, configuration.buttonSize) = (style, size)
        configuration.background.cornerRadius = own
        return configuration.radius(in: area)
    }

    @Test func `rounds corners by its style`() {
        #expect(radius(.fixed, 3) == 3 && radius(.fixed) == 0 && radius(.capsule, 3) == 20)
        #expect(radius(.dynamic) == 6 && radius(.dynamic, 0, .large) == 12 && radius(.dynamic, 3, .large) == 3)
        #expect(radius(.small) < radius(.medium) && radius(.medium) < radius(.large))
    }

    @Test func `is roomier where it is large, unless its insets were set`() {
        var configuration = UIButton.Configuration.filled()
        #expect(configuration.insets == UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
        configuration.buttonSize = .large
        #expect(configuration.insets == UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20))
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(configuration.insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(UIButton.Configuration.borderless().insets == .zero)
    }

    @Test func `has smaller letters where it is small`() {
        let sizes: [(UIButton.Configuration.Size, CGFloat)] = [(.mini, 15), (.small, 15), (.medium, 17), (.large, 17)]
        for (size, points) in sizes {
            var configuration = UIButton.Configuration.plain()
            configuration.buttonSize = size
            #expect(configuration.font.pointSize == points)
        }
    }

    @Test func `takes the background of a cell, with its picture and outline`() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = .fixed
        configuration.background = .clear()
        configuration.background.cornerRadius = 4
        let button = UIButton(configuration: configuration)
        button.frame = area
        #expect(button.ownNodes().isEmpty)
        (configuration.background.strokeColor, configuration.background.strokeWidth) = (.red, 2)
        configuration.background.image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        configuration.background.imageContentMode = .center
        let insets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        configuration.background.backgroundInsets = insets
        button.configuration = configuration
        let (picture, outline) = (try #require(button.ownNodes().first), try #require(button.ownNodes().last))
        #expect(picture.box == [10, 5, 70, 30] && picture.node.style.clip != nil)
        #expect(picture.children.first?.box == [31, 11, 8, 8])
        #expect(outline.shape?.stroke?.width == 2 && outline.shape?.stroke?.paint == .color(UIColor.red.rgba))
        configuration.background.backgroundColor = .blue
        button.configuration = configuration
        #expect(button.ownNodes().first?.shape?.fill == .color(UIColor.blue.rgba) && button.ownNodes().count == 3)
    }

    @Test func `puts the view of its background behind the title, and takes it away`() {
        var configuration = UIButton.Configuration.plain()
        let view = UIView()
        configuration.background.customView = view
        let button = UIButton(configuration: configuration)
        #expect(button.subviews.first === view)
        button.configuration = .plain()
        #expect(view.superview == nil)
    }

    @Test func `shows a turning indicator in the image's place`() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
        configuration.showsActivityIndicator = true
        configuration.baseForegroundColor = .blue
        configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        let button = UIButton(configuration: configuration)
        button.frame = area
        button.layoutIfNeeded()
        let spinner = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(spinner.isAnimating && spinner.color.rgba == UIColor.blue.withAlphaComponent(0.5).rgba)
        #expect(spinner.center == CGPoint(x: 45, y: 20) && button.imageView?.image == nil)
        configuration.showsActivityIndicator = false
        button.configuration = configuration
        #expect(spinner.superview == nil && button.imageView?.image != nil)
    }

    @Test func `cuts a title where it says`() {
        var configuration = UIButton.Configuration.plain()
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
        configuration.titleLineBreakMode = .byTruncatingMiddle
        button.configuration = configuration
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    }

    @Test func `is coloured by its look`() {
        let tint = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(UIButton.Configuration.plain().background(tint) == nil)
        #expect(UIButton.Configuration.filled().background(tint)?.rgba == tint.rgba)
        #expect(UIButton.Configuration.tinted().background(tint)?.rgba.alpha == 0.18)
        #expect(UIButton.Configuration.gray().background(tint)?.rgba == UIColor.tertiarySystemFill.rgba)
        #expect(UIButton.Configuration.filled().foreground(tint).rgba == UIColor.white.rgba)
        #expect(UIButton.Configuration.gray().foreground(tint).rgba == tint.rgba)
        var own = UIButton.Configuration.filled()
        (own.baseBackgroundColor, own.baseForegroundColor) = (.black, .green)
        #expect(own.background(tint)?.rgba == UIColor.black.rgba && own.foreground(tint).rgba == UIColor.green.rgba)
        own.background.backgroundColor = .blue
        #expect(own.background(tint)?.rgba == UIColor.blue.rgba)
    }
}
