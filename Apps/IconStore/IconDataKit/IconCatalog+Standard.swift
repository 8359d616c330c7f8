extension IconCatalog {
    /// The store's current icons.
    public static let standard = IconCatalog(icons: [
        Icon(
            id: "morning-cup", name: "Morning Cup", cents: 0,
            details: "A warm cup for coffee rounds, breakfasts and the first message of the day.",
            symbol: "cup.and.saucer.fill", ground: .amber),
        Icon(
            id: "night-owl", name: "Night Owl", cents: 99,
            details: "A moon among stars, for those who write after midnight.",
            symbol: "moon.stars.fill", ground: .violet),
        Icon(
            id: "campfire", name: "Campfire", cents: 199,
            details: "A flame for trips, tents and long evenings outside.",
            symbol: "flame.fill", ground: .coral),
        Icon(
            id: "quick-spark", name: "Quick Spark", cents: 0,
            details: "A flash of lightning: something has to happen now.",
            symbol: "bolt.fill", ground: .amber),
        Icon(
            id: "green-thumb", name: "Green Thumb", cents: 99,
            details: "A leaf for gardens, balconies and everything that grows.",
            symbol: "leaf.fill", ground: .leaf),
        Icon(
            id: "paw", name: "Paw", cents: 0,
            details: "The print of a paw, for dogs, cats and their people.",
            symbol: "pawprint.fill", ground: .rose),
        Icon(
            id: "main-stage", name: "Main Stage", cents: 299,
            details: "Music for concerts, rehearsals and playlists that are shared.",
            symbol: "music.note", ground: .violet),
        Icon(
            id: "snapshot", name: "Snapshot", cents: 99,
            details: "A camera for albums of holidays and parties.",
            symbol: "camera.fill", ground: .slate),
        Icon(
            id: "player-two", name: "Player Two", cents: 199,
            details: "A controller that asks who wants to play.",
            symbol: "gamecontroller.fill", ground: .sky),
        Icon(
            id: "reading-room", name: "Reading Room", cents: 0,
            details: "A book for clubs that read, and for quiet evenings.",
            symbol: "book.fill", ground: .coral),
        Icon(
            id: "market-day", name: "Market Day", cents: 99,
            details: "A basket for shopping lists and markets.",
            symbol: "cart.fill", ground: .leaf),
        Icon(
            id: "tailwind", name: "Tailwind", cents: 299,
            details: "A bicycle for tours, errands and the way to work.",
            symbol: "bicycle", ground: .lagoon),
        Icon(
            id: "rainy-day", name: "Rainy Day", cents: 99,
            details: "An umbrella for plans that need a second plan.",
            symbol: "umbrella.fill", ground: .sky),
        Icon(
            id: "dinner-bell", name: "Dinner Bell", cents: 0,
            details: "A bell that calls everybody to the table.",
            symbol: "bell.fill", ground: .amber),
        Icon(
            id: "love-letter", name: "Love Letter", cents: 199,
            details: "An envelope for words that matter.",
            symbol: "envelope.fill", ground: .rose),
        Icon(
            id: "surprise", name: "Surprise", cents: 99,
            details: "A present for birthdays, weddings and no reason at all.",
            symbol: "gift.fill", ground: .coral),
        Icon(
            id: "champion", name: "Champion", cents: 299,
            details: "A trophy for whoever has won, also at cards.",
            symbol: "trophy.fill", ground: .amber),
        Icon(
            id: "first-snow", name: "First Snow", cents: 99,
            details: "A snowflake for winter, skis and cold feet.",
            symbol: "snowflake", ground: .sky),
        Icon(
            id: "studio", name: "Studio", cents: 199,
            details: "A palette for painters and for those who choose colours.",
            symbol: "paintpalette.fill", ground: .violet),
        Icon(
            id: "royal", name: "Royal", cents: 499,
            details: "A crown. It does nothing and costs more.",
            symbol: "crown.fill", ground: .slate),
        Icon(
            id: "sunny-side", name: "Sunny Side", cents: 0,
            details: "A sun for good news and days without clouds.",
            symbol: "sun.max.fill", ground: .amber),
        Icon(
            id: "heartbeat", name: "Heartbeat", cents: 0,
            details: "A heart, the oldest icon of all.",
            symbol: "heart.fill", ground: .rose),
        Icon(
            id: "little-star", name: "Little Star", cents: 0,
            details: "A star for what is done well.",
            symbol: "star.fill", ground: .lagoon),
        Icon(
            id: "home-base", name: "Home Base", cents: 99,
            details: "A house for families and flats that are shared.",
            symbol: "house.fill", ground: .leaf),
    ])
}
