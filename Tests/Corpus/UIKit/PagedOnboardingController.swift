import UIKit

final class PagedOnboardingController: UIPageViewController {
    private lazy var pages: [UIViewController] = ["Welcome", "Explore", "Enjoy"].enumerated().map { PageContent(index: $0.offset, text: $0.element) }
    private let pageControl = UIPageControl()
    private var animator: UIViewPropertyAnimator?

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
        pageControl.numberOfPages = pages.count
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.backgroundStyle = .prominent
        pageControl.translatesAutoresizingMaskIntoConstraints = false
        pageControl.addAction(UIAction { [weak self] _ in self?.jump() }, for: .valueChanged)
        view.addSubview(pageControl)
        NSLayoutConstraint.activate([
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            view.safeAreaLayoutGuide.bottomAnchor.constraint(equalToSystemSpacingBelow: pageControl.bottomAnchor, multiplier: 1),
        ])
        for case let scroll as UIScrollView in view.subviews { scroll.bounces = false }
    }

    private func jump() {
        setViewControllers([pages[pageControl.currentPage]], direction: .forward, animated: true)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pageControl.alpha = 0
        animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.7) { self.pageControl.alpha = 1 }
        animator?.addAnimations({ self.pageControl.transform = CGAffineTransform(translationX: 0, y: -10) }, delayFactor: 0.2)
        animator?.addCompletion { position in
            if position == .end { print("finished") }
        }
        animator?.startAnimation(afterDelay: 0.1)
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0, options: [.curveEaseInOut]) {
            self.view.layoutIfNeeded()
        } completion: { _ in }
    }
}

extension PagedOnboardingController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
        return pages[index + 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        guard completed, let current = viewControllers?.first as? PageContent else { return }
        pageControl.currentPage = current.index
        UISelectionFeedbackGenerator().selectionChanged()
    }
}

final class PageContent: UIViewController {
    let index: Int
    private let label = UILabel()

    init(index: Int, text: String) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
        label.text = text
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .heavy))
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic, .allowUserInteraction]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.label.transform = .init(scaleX: 1.2, y: 1.2) }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.label.transform = .identity }
        }
    }
}
