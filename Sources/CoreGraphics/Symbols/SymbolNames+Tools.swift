extension SymbolNames {
    /// Tools, documents, media and devices.
    static let tools = """
        house=house house.lodge=house-door building=building building.2=buildings building.columns=bank
        storefront=shop tent=emoji:⛺ gear=gear-wide gearshape=gear gearshape.2=gear-wide-connected
        slider.horizontal.3=sliders slider.horizontal.2.square=sliders slider.vertical.3=sliders2-vertical
        slider.horizontal.below.rectangle=sliders2 switch.2=toggles togglepower=toggle-on wrench=wrench
        wrench.adjustable=wrench-adjustable wrench.and.screwdriver=tools screwdriver=screwdriver hammer=hammer
        trash=trash trash.slash=trash pencil=pencil pencil.and.outline=pencil pencil.and.scribble=pencil
        pencil.line=pencil pencil.tip=pen highlighter=pen eraser=eraser eraser.line.dashed=eraser paintbrush=brush
        paintbrush.pointed=brush paintpalette=palette eyedropper=eyedropper lasso=bezier2 scissors=scissors
        wand.and.stars=magic wand.and.rays=magic wand.and.sparkles=magic magicmouse=mouse folder=folder
        doc=file-earmark doc.text=file-earmark-text doc.richtext=file-earmark-richtext
        doc.plaintext=file-earmark-text doc.on.doc=files doc.on.clipboard=clipboard
        doc.text.image=file-earmark-image doc.append=file-earmark-text doc.zipper=file-earmark-zip
        doc.viewfinder=upc-scan doc.text.magnifyingglass=search document=file-earmark document.on.document=files
        clipboard=clipboard note=sticky note.text=sticky newspaper=newspaper book=book book.closed=journal
        books.vertical=bookshelf character.bubble=translate magazine=newspaper bookmark=bookmark
        bookmark.slash=bookmark-x graduationcap=mortarboard ruler=rulers backpack=emoji:🎒 studentdesk=easel
        umbrella=umbrella magnifyingglass=search flag=flag flag.checkered=flag flag.2.crossed=flag flag.slash=flag
        tag=tag tag.slash=tag bolt=lightning-charge bolt.slash=lightning bolt.heart=heart-pulse
        bolt.horizontal=lightning camera=camera camera.rotate=camera camera.viewfinder=camera
        camera.metering.spot=camera camera.aperture=camera2 photo=image photo.on.rectangle=images
        photo.on.rectangle.angled=images photo.stack=images photo.badge.plus=image film=film movieclapper=film
        music.note=music-note music.note.list=music-note-list music.quarternote.3=music-note-beamed music.mic=mic
        guitars=emoji:🎸 pianokeys=emoji:🎹 metronome=stopwatch recordingtape=cassette opticaldisc=disc play=play
        play.circle=play-circle play.rectangle=play-btn play.square=play-btn pause=pause pause.circle=pause-circle
        pause.rectangle=pause-btn stop=stop stop.circle=stop-circle playpause=skip-end forward=fast-forward
        forward.end=skip-end backward=rewind backward.end=skip-start goforward=arrow-clockwise
        gobackward=arrow-counterclockwise goforward.10=arrow-clockwise gobackward.10=arrow-counterclockwise
        goforward.15=arrow-clockwise gobackward.15=arrow-counterclockwise goforward.30=arrow-clockwise
        gobackward.30=arrow-counterclockwise memories=clock-history eject=eject pip=pip tv=tv tv.inset.filled=tv
        sparkles.tv=tv play.tv=tv display=display desktopcomputer=pc-display laptopcomputer=laptop macbook=laptop
        pc=pc server.rack=hdd-rack externaldrive=hdd internaldrive=hdd opticaldiscdrive=disc sdcard=sd-card
        simcard=sim memorychip=memory cpu=cpu iphone=phone iphone.gen3=phone iphone.landscape=phone-landscape
        iphone.radiowaves.left.and.right=phone-vibrate ipad=tablet ipad.landscape=tablet-landscape
        applewatch=smartwatch watch=smartwatch watchface.applewatch.case=smartwatch printer=printer
        faxmachine=emoji:📠 keyboard=keyboard keyboard.chevron.compact.down=keyboard computermouse=mouse
        gamecontroller=controller dpad=dpad arcade.stick=joystick logo.playstation=playstation logo.xbox=xbox
        headlight.high.beam=brightness-high battery.100=battery-full battery.75=battery-full battery.50=battery-half
        battery.25=battery-half battery.0=battery battery.100percent=battery-full battery.75percent=battery-full
        battery.50percent=battery-half battery.25percent=battery-half battery.0percent=battery
        battery.100.bolt=battery-charging battery.100percent.bolt=battery-charging powerplug=plug powercord=plug
        lightbulb=lightbulb lightbulb.slash=lightbulb-off lamp.desk=lamp lamp.floor=lamp lamp.table=lamp
        fanblades=fan fan=fan lock=lock lock.open=unlock lock.shield=shield-lock lock.square=lock
        lock.doc=file-earmark-lock lock.rotation=lock key=key shield=shield shield.lefthalf.filled=shield-shaded
        touchid=fingerprint faceid=person-bounding-box qrcode=qr-code qrcode.viewfinder=qr-code-scan barcode=upc
        barcode.viewfinder=upc-scan calendar=calendar3 calendar.badge.plus=calendar-plus
        calendar.badge.minus=calendar-minus calendar.badge.clock=calendar-event
        calendar.badge.exclamationmark=calendar-x calendar.badge.checkmark=calendar-check
        calendar.day.timeline.left=calendar-week clock=clock clock.arrow.circlepath=clock-history
        clock.badge.checkmark=clock deskclock=alarm alarm=alarm stopwatch=stopwatch timer=stopwatch
        hourglass=hourglass-split hourglass.bottomhalf.filled=hourglass-bottom
        hourglass.tophalf.filled=hourglass-top gauge=speedometer2 gauge.with.needle=speedometer2
        speedometer=speedometer barometer=speedometer chart.bar=bar-chart chart.bar.xaxis=bar-chart-line
        chart.bar.doc.horizontal=file-earmark-bar-graph chart.pie=pie-chart chart.line.uptrend.xyaxis=graph-up-arrow
        chart.line.downtrend.xyaxis=graph-down-arrow chart.xyaxis.line=graph-up chart.dots.scatter=graph-up map=map
        mappin=geo mappin.circle=geo-alt mappin.and.ellipse=geo-alt mappin.square=pin-map pin=pin-angle
        pin.slash=pin-angle location.slash=cursor safari=compass signpost.right=signpost signpost.left=signpost-2
        signpost.right.and.left=signpost-split point.topleft.down.curvedto.point.bottomright.up=bezier2
        point.3.connected.trianglepath.dotted=share point.3.filled.connected.trianglepath.dotted=share
        circle.grid.cross=dpad cart=cart cart.badge.plus=cart-plus cart.badge.minus=cart-dash bag=bag
        bag.badge.plus=bag-plus bag.badge.minus=bag-dash
        """
}
