/// The elements that are objects, and the attributes that each may have. An attribute that stands in no table is reported.
enum ElementTable {
    /// Returns whether an element is an object.
    static func isObject(_ element: String) -> Bool {
        isView(element) || isController(element) || others[element] != nil
    }

    static func isView(_ element: String) -> Bool { views[element] != nil }
    static func isController(_ element: String) -> Bool { controllers[element] != nil }

    /// Returns whether an element may have an attribute.
    static func has(_ attribute: String, in element: String) -> Bool {
        let own = views[element] ?? controllers[element] ?? others[element] ?? []
        return own.contains(attribute) || every.contains(attribute) || designOnly.contains(attribute)
            || (isView(element) && everyView.contains(attribute))
            || (controls.contains(element) && everyControl.contains(attribute))
            || (scrolling.contains(element) && everyScrollView.contains(attribute))
            || (isController(element) && everyController.contains(attribute))
    }

    /// Objects that are always of UIKit's own class.
    static let fixedClasses: Set<String> = ["navigationItem", "tabBarItem"]

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    private static let every = words("id key customClass")
    /// Attributes that Interface Builder keeps for itself, or which another one here stands for.
    static let designOnly = words(
        """
        userLabel misplaced ambiguous fixedFrame customModule customModuleProvider sceneMemberID verifyAmbiguity \
        colorLabel simulatedUserInterfaceStyle restorationIdentifier \
        useStoryboardIdentifierAsRestorationIdentifier horizontalCompressionResistance simulatedOrientation \
        largeContentTitle showsLargeContentViewer scalesLargeContentImage appearanceType
        """)
    private static let everyView = words(
        """
        opaque clearsContextBeforeDrawing userInteractionEnabled multipleTouchEnabled exclusiveTouch contentMode alpha hidden \
        tag clipsSubviews autoresizesSubviews semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority \
        horizontalCompressionResistancePriority verticalCompressionResistancePriority placeholderIntrinsicWidth \
        placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints preservesSuperviewLayoutMargins \
        insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth tintAdjustmentMode
        """)
    private static let everyControl = words(
        "enabled selected highlighted contentHorizontalAlignment contentVerticalAlignment toolTip showsMenuAsPrimaryAction"
    )
    private static let everyScrollView = words(
        """
        showsHorizontalScrollIndicator showsVerticalScrollIndicator scrollEnabled pagingEnabled bounces bouncesZoom \
        alwaysBounceVertical alwaysBounceHorizontal keyboardDismissMode contentInsetAdjustmentBehavior minimumZoomScale \
        maximumZoomScale directionalLockEnabled delaysContentTouches canCancelContentTouches indicatorStyle scrollsToTop \
        automaticallyAdjustsScrollIndicatorInsets
        """)
    private static let everyController = words(
        """
        storyboardIdentifier title hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle \
        definesPresentationContext providesPresentationContextTransitionStyle automaticallyAdjustsScrollViewInsets \
        extendedLayoutIncludesOpaqueBars wantsFullScreenLayout nibName modalInPresentation interfaceStyle
        """)
    private static let controls: Set<String> = [
        "button", "textField", "switch", "slider", "stepper", "segmentedControl", "pageControl", "datePicker",
        "refreshControl",
    ]
    private static let scrolling: Set<String> = ["scrollView", "textView", "tableView", "collectionView"]

    static let views: [String: Set<String>] = [
        "view": [], "containerView": [], "tableViewCellContentView": words("tableViewCell"),
        "collectionViewCellContentView": [],
        "label": words(
            """
            text textAlignment lineBreakMode baselineAdjustment adjustsFontSizeToFit minimumFontSize minimumScaleFactor \
            numberOfLines enabled highlighted preferredMaxLayoutWidth adjustsFontForContentSizeCategory \
            adjustsLetterSpacingToFitWidth
            """),
        "button": words(
            """
            buttonType lineBreakMode title reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted \
            adjustsImageWhenHighlighted adjustsImageWhenDisabled adjustsImageSizeForAccessibilityContentSizeCategory role \
            changesSelectionAsPrimaryAction springLoaded pointerInteraction
            """),
        "imageView": words(
            "image highlightedImage highlighted catalog adjustsImageSizeForAccessibilityContentSizeCategory"),
        "textField": words(
            """
            text placeholder textAlignment borderStyle clearButtonMode minimumFontSize adjustsFontSizeToFit \
            clearsOnBeginEditing adjustsFontForContentSizeCategory background disabledBackground allowsEditingTextAttributes
            """),
        "textView": words("text textAlignment editable selectable adjustsFontForContentSizeCategory"),
        "stackView": words(
            """
            axis distribution alignment spacing spacingType baselineRelativeArrangement layoutMarginsRelativeArrangement
            """),
        "scrollView": [],
        "tableView": words(
            """
            style separatorStyle rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight \
            estimatedSectionHeaderHeight estimatedSectionFooterHeight dataMode allowsSelection allowsMultipleSelection \
            allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing sectionIndexMinimumDisplayRowCount \
            springLoaded contentViewsToSafeArea
            """),
        "tableViewCell": words(
            """
            reuseIdentifier style selectionStyle accessoryType editingAccessoryType rowHeight indentationWidth \
            indentationLevel hidesAccessoryWhenEditing shouldIndentWhileEditing showsReorderControl textLabel detailTextLabel \
            imageView
            """),
        "collectionView": words(
            "dataMode allowsSelection allowsMultipleSelection prefetchingEnabled springLoaded selfSizingInvalidation"),
        "collectionViewCell": words("reuseIdentifier"), "collectionReusableView": words("reuseIdentifier"),
        "switch": words("on title preferredStyle"),
        "slider": words("value minValue maxValue continuous minimumValueImage maximumValueImage"),
        "stepper": words("value minimumValue maximumValue stepValue wraps autorepeat continuous"),
        "segmentedControl": words(
            "segmentControlStyle selectedSegmentIndex momentary apportionsSegmentWidthsByContent springLoaded"),
        "activityIndicatorView": words("style hidesWhenStopped animating"),
        "progressView": words("progress progressViewStyle"),
        "pageControl": words("numberOfPages currentPage hidesForSinglePage defersCurrentPageDisplay"),
        "searchBar": words(
            """
            text placeholder prompt showsCancelButton showsScopeBar searchBarStyle barStyle translucent \
            showsBookmarkButton showsSearchResultsButton backgroundImage scopeBarBackgroundImage
            """),
        "datePicker": words("datePickerMode minuteInterval style useCurrentDate countDownDuration"),
        "pickerView": words("showsSelectionIndicator"),
        "toolbar": words("barStyle translucent"), "navigationBar": words("barStyle translucent largeTitles"),
        "tabBar": words("barStyle translucent itemPositioning"), "visualEffectView": [], "refreshControl": [],
        "skView": [],
    ]

    static let controllers: [String: Set<String>] = [
        "viewController": [], "tableViewController": words("clearsSelectionOnViewWillAppear"),
        "collectionViewController": words("clearsSelectionOnViewWillAppear"),
        "navigationController": words("navigationBarHidden toolbarHidden hidesBarsOnSwipe hidesBarsOnTap"),
        "tabBarController": words("selectedIndex"), "splitViewController": words("preferredDisplayMode"),
        "pageViewController": words(
            "transitionStyle navigationOrientation spineLocation pageSpacing doubleSided"),
        "viewControllerPlaceholder": words("storyboardName referencedIdentifier bundleIdentifier"),
    ]

    private static let gesture = words("enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded")

    static let others: [String: Set<String>] = [
        "placeholder": words("placeholderIdentifier"), "exit": [], "customObject": [],
        "navigationItem": words(
            "title prompt hidesBackButton leftItemsSupplementBackButton largeTitleDisplayMode style"),
        "barButtonItem": words("title image systemItem style enabled width tag catalog landscapeImage selected"),
        "tabBarItem": words("title image selectedImage systemItem badgeValue enabled tag catalog landscapeImage"),
        "tapGestureRecognizer": gesture.union(words("numberOfTapsRequired numberOfTouchesRequired")),
        // Xcode writes this name.
        "pongPressGestureRecognizer": gesture.union(
            words("minimumPressDuration allowableMovement numberOfTapsRequired numberOfTouchesRequired")),
        "panGestureRecognizer": gesture.union(words("minimumNumberOfTouches maximumNumberOfTouches")),
        "swipeGestureRecognizer": gesture.union(words("direction numberOfTouchesRequired")),
        "screenEdgePanGestureRecognizer": gesture.union(words("minimumNumberOfTouches maximumNumberOfTouches")),
        "pinchGestureRecognizer": gesture.union(words("scale")),
        "rotationGestureRecognizer": gesture.union(words("rotation")), "gestureRecognizer": gesture,
        "tableViewSection": words("headerTitle footerTitle"),
        "collectionViewFlowLayout": words(
            """
            scrollDirection minimumLineSpacing minimumInteritemSpacing automaticEstimatedItemSize sectionHeadersPinToVisibleBounds \
            sectionFootersPinToVisibleBounds
            """),
        "collectionViewLayout": [],
        "viewLayoutGuide": [], "viewControllerLayoutGuide": words("type"),
        "segment": words("title image enabled width catalog"),
        "state": words("title image backgroundImage catalog"),
        "buttonConfiguration": words(
            """
            style title subtitle image catalog cornerStyle buttonSize imagePlacement imagePadding titlePadding \
            titleAlignment showsActivityIndicator indicator
            """),
        "backgroundConfiguration": words("cornerRadius image strokeWidth"),
        "blurEffect": words("style"),
    ]
}
