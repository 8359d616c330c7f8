/// Whether a bar is light or dark. Source: developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable { case `default` = 0, black }

/// Height class of bars, of which there is one here. Source: developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact, defaultPrompt = 101, compactPrompt }

/// Look of controls on different devices. Source: developer.apple.com/documentation/uikit/uibehavioralstyle
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }
