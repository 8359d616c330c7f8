//
//  CarouselLayout.swift
//  SundaeMessages
//
//  Created by Ben Example on 24/03/2020.
//

import UIKit

/// Cells beside each other, of which the one in the middle is the largest.
class CarouselLayout: UICollectionViewLayout {
    @IBInspectable var itemWidth: CGFloat = 120
    @IBInspectable var spacing: CGFloat = 16

    private var cache: [UICollectionViewLayoutAttributes] = []
    private var contentWidth: CGFloat = 0

    private var itemCount: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    override var collectionViewContentSize: CGSize {
        CGSize(width: contentWidth, height: collectionView?.bounds.height ?? 0)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        cache.removeAll()
        let inset = (collectionView.bounds.width - itemWidth) / 2
        let height = collectionView.bounds.height * 0.8
        for item in 0..<itemCount {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(
                x: inset + CGFloat(item) * (itemWidth + spacing), y: (collectionView.bounds.height - height) / 2,
                width: itemWidth, height: height)
            cache.append(attributes)
        }
        contentWidth = inset * 2 + CGFloat(itemCount) * (itemWidth + spacing) - spacing
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }.map(scaled)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        scaled(cache[indexPath.item])
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        let step = itemWidth + spacing
        let index = (proposedContentOffset.x / step).rounded()
        return CGPoint(x: index * step, y: proposedContentOffset.y)
    }

    private func scaled(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let collectionView = collectionView, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
        let distance = min(abs(copy.center.x - middle) / collectionView.bounds.width, 1)
        let scale = 1 - distance * 0.25
        copy.transform = CGAffineTransform(scaleX: scale, y: scale)
        copy.alpha = 1 - distance * 0.5
        copy.zIndex = distance < 0.1 ? 1 : 0
        return copy
    }
}
