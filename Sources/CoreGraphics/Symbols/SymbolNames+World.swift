extension SymbolNames {
    /// Places, trade, games, weather, nature and traffic.
    static let world = """
        basket=basket creditcard=credit-card giftcard=gift gift=gift wallet.pass=wallet2 wallet.bifold=wallet2
        banknote=cash ticket=ticket-perforated dice=dice-5 die.face.1=dice-1 die.face.2=dice-2 die.face.3=dice-3
        die.face.4=dice-4 die.face.5=dice-5 die.face.6=dice-6 suit.heart=suit-heart suit.club=suit-club
        suit.diamond=suit-diamond suit.spade=suit-spade star=star star.leadinghalf.filled=star-half
        star.lefthalf.fill=star-half star.square.on.square=stars sparkle=star sparkles=stars heart=heart
        heart.slash=heartbreak arrow.up.heart=heart-arrow heart.text.clipboard=clipboard-heart crown=own:crown
        trophy=trophy medal=award rosette=award flame=fire drop=droplet drop.halffull=droplet-half
        drop.triangle=droplet leaf=own:leaf tree=tree carrot=emoji:🥕 pawprint=own:pawprint hare=emoji:🐇
        tortoise=emoji:🐢 bird=emoji:🐦 fish=emoji:🐟 dog=emoji:🐕 cat=emoji:🐈 teddybear=emoji:🧸 ant=emoji:🐜 ladybug=bug
        lizard=emoji:🦎 bug=bug camera.macro=flower1 fossil.shell=emoji:🐚 sun.min=sun sun.max=sun sun.horizon=sunrise
        sunrise=sunrise sunset=sunset sun.haze=cloud-haze sun.dust=cloud-haze moon=moon moon.stars=moon-stars
        moon.zzz=moon moon.haze=cloud-moon cloud=cloud cloud.drizzle=cloud-drizzle cloud.rain=cloud-rain
        cloud.heavyrain=cloud-rain-heavy cloud.fog=cloud-fog cloud.hail=cloud-hail cloud.snow=cloud-snow
        cloud.sleet=cloud-sleet cloud.bolt=cloud-lightning cloud.bolt.rain=cloud-lightning-rain cloud.sun=cloud-sun
        cloud.sun.rain=cloud-rain cloud.moon=cloud-moon cloud.moon.rain=cloud-rain icloud=cloud
        icloud.slash=cloud-slash smoke=cloud-haze2 wind=wind wind.snow=snow2 snowflake=snow snow=snow
        tornado=tornado hurricane=hurricane tropicalstorm=tropical-storm rainbow=rainbow
        thermometer=thermometer-half thermometer.sun=thermometer-sun thermometer.snowflake=thermometer-snow
        thermometer.low=thermometer-low thermometer.medium=thermometer-half thermometer.high=thermometer-high
        humidity=moisture water.waves=water mountain.2=emoji:⛰ beach.umbrella=emoji:⛱ car=car-front
        car.front.waves.up=car-front car.side=car-front bus=bus-front bus.doubledecker=bus-front tram=train-front
        tram.tunnel=train-front train.side.front.car=train-front cablecar=train-lightrail-front ferry=emoji:⛴
        sailboat=emoji:⛵ bicycle=bicycle scooter=scooter truck.box=truck box.truck=truck fuelpump=fuel-pump
        ev.charger=ev-station parkingsign=p-circle fork.knife=emoji:🍴 cup.and.saucer=cup-hot mug=cup-hot
        takeoutbag.and.cup.and.straw=emoji:🥡 wineglass=emoji:🍷 birthday.cake=emoji:🎂 popcorn=emoji:🍿
        party.popper=emoji:🎉 balloon=balloon balloon.2=balloon fireworks=emoji:🎆 frying.pan=emoji:🍳 bathtub=emoji:🛁
        shower=emoji:🚿 toilet=emoji:🚽 bed.double=emoji:🛏 sofa=emoji:🛋 chair=emoji:🪑 chair.lounge=emoji:🪑
        door.left.hand.closed=door-closed door.left.hand.open=door-open door.right.hand.closed=door-closed
        door.right.hand.open=door-open window.vertical.closed=window macwindow=window
        macwindow.on.rectangle=window-stack menubar.rectangle=menu-app dock.rectangle=window-dock
        uiwindow.split.2x1=layout-split sportscourt=emoji:🏟 soccerball=emoji:⚽ basketball=emoji:🏀 football=emoji:🏈
        tennisball=emoji:🎾 volleyball=emoji:🏐 baseball=emoji:⚾ tennis.racket=emoji:🎾 skateboard=emoji:🛹
        figure.soccer=emoji:⚽ dumbbell=emoji:🏋 briefcase=briefcase case=briefcase suitcase=briefcase
        suitcase.rolling=briefcase latch.2.case=briefcase cross=own:cross cross.case=prescription2
        cross.vial=prescription bandage=bandaid pills=capsule-pill pill=capsule-pill syringe=emoji:💉
        stethoscope=emoji:🩺 lungs=lungs allergens=virus microbe=virus tshirt=emoji:👕 shoe=emoji:👟 handbag=handbag
        atom=emoji:⚛ testtube.2=emoji:🧪 flask=emoji:⚗ binoculars=binoculars telescope=emoji:🔭 alt=alt
        rotate.left=arrow-counterclockwise rotate.right=arrow-clockwise rotate.3d=arrow-repeat crop.rotate=crop
        flip.horizontal=symmetry-vertical aspectratio=aspect-ratio camera.filters=palette
        circle.lefthalf.striped.horizontal=circle-half swatchpalette=palette2 photo.artframe=image
        livephoto=record-circle timelapse=record-circle slowmo=record-circle burst=asterisk
        light.max=brightness-high light.min=brightness-low dial.low=speedometer dial.high=speedometer
        dial.min=speedometer dial.max=speedometer lifepreserver=life-preserver move.3d=arrows-move
        hexagon.righthalf.filled=hexagon-half plus.diamond=patch-plus minus.diamond=patch-minus
        xmark.icloud=cloud-slash plus.rectangle.on.rectangle=front minus.rectangle=dash-square
        cup.and.heat.waves=cup-hot homepod=speaker appletv=tv externaldrive.badge.wifi=hdd-network
        wifi.router=router cable.connector=usb-symbol sleep=emoji:💤 zzz=emoji:💤 lanyardcard=person-badge
        person.card=person-badge greetingcard=postcard postage=postage apple.logo=apple terminal=terminal
        apple.terminal=terminal ladder=ladder exclamationmark.lock=lock cursorarrow.rays=cursor
        person.fill.badge.plus=person-plus-fill person.fill.badge.minus=person-dash-fill
        doc.badge.plus=file-earmark-plus doc.badge.gearshape=file-earmark-code folder.badge.plus=folder-plus
        folder.badge.minus=folder-minus text.below.photo=card-image speaker.badge.exclamationmark=volume-off
        lock.open.rotation=unlock checkmark.circle.badge.questionmark=patch-question
        exclamationmark.arrow.circlepath=arrow-repeat arrow.clockwise.heart=heart bell.and.waves.left.and.right=bell
        calendar.day.timeline.leading=calendar-week square.and.line.vertical.and.square=layout-split arkit=box
        livephoto.play=play-circle rays=sun rectangle.portrait.on.rectangle.portrait=files
        square.on.square.dashed=front lightbulb.max=lightbulb lightbulb.min=lightbulb face.frown=emoji-frown
        """
}
