extension SymbolNames {
    /// People, communication, sound and networks.
    static let people = """
        person=person person.2=people person.3=people person.circle=person-circle person.crop=person person.crop.circle=person-circle
        person.crop.square=person-square person.crop.rectangle=person-badge person.crop.artframe=image
        person.text.rectangle=person-vcard person.wave.2=person-video3 person.line.dotted.person=people
        person.and.background.dotted=person-bounding-box person.fill.viewfinder=person-bounding-box
        person.badge.plus=person-plus person.badge.minus=person-dash person.badge.key=person-lock
        person.badge.clock=person-exclamation person.badge.shield.checkmark=person-check
        person.fill.checkmark=person-check person.fill.xmark=person-x person.fill.questionmark=person-exclamation
        person.crop.circle.badge.plus=person-plus person.crop.circle.badge.minus=person-dash
        person.crop.circle.badge.checkmark=person-check person.crop.circle.badge.xmark=person-x
        person.crop.circle.badge.exclamationmark=person-exclamation
        person.crop.circle.badge.questionmark=person-exclamation person.icloud=cloud person.bubble=chat-dots
        person.2.wave.2=people person.3.sequence=people figure.stand=emoji:🧍 figure.walk=emoji:🚶 figure.run=emoji:🏃
        figure.wave=emoji:🙋 figure.arms.open=universal-access figure.2=people
        figure.2.and.child.holdinghands=emoji:👪 accessibility=universal-access bubble=chat bubble.left=chat-left
        bubble.right=chat-right bubble.middle.bottom=chat-square bubble.left.and.bubble.right=chat-dots
        bubble.left.and.text.bubble.right=chat-text bubble.left.and.exclamationmark.bubble.right=chat-square-text
        message=chat message.badge=chat-dots captions.bubble=badge-cc phone.bubble.left=telephone
        star.bubble=chat-square-heart heart.text.square=card-heading envelope=envelope envelope.open=envelope-open
        envelope.badge=envelope-exclamation envelope.arrow.triangle.branch=envelope mail=envelope
        mail.stack=envelope-paper paperplane=send paperclip=paperclip phone=telephone phone.down=telephone-x
        phone.arrow.up.right=telephone-outbound phone.arrow.down.left=telephone-inbound
        phone.connection=telephone-forward phone.badge.plus=telephone-plus teletype=telephone video=camera-video
        video.slash=camera-video-off video.bubble.left=camera-video mic=mic mic.slash=mic-mute waveform=soundwave
        waveform.path=activity waveform.path.ecg=activity bell=bell bell.slash=bell-slash bell.badge=bell
        megaphone=megaphone speaker=volume-off speaker.slash=volume-mute speaker.wave.1=volume-down
        speaker.wave.2=volume-up speaker.wave.3=volume-up speaker.zzz=volume-off speaker.1=volume-down
        speaker.2=volume-up speaker.3=volume-up hifispeaker=speaker headphones=headphones earbuds=earbuds
        airpods=earbuds ear=ear hearingdevice.ear=ear hand.thumbsup=hand-thumbs-up hand.thumbsdown=hand-thumbs-down
        hand.point.up=hand-index hand.point.up.left=hand-index hand.point.right=emoji:👉 hand.point.left=emoji:👈
        hand.point.down=emoji:👇 hand.tap=hand-index-thumb hand.draw=hand-index-thumb hand.raised=own:hand
        hand.wave=emoji:👋 hands.clap=emoji:👏 face.smiling=emoji-smile face.smiling.inverse=emoji-smile-fill
        face.dashed=emoji-neutral eyes=emoji:👀 eye=eye eye.slash=eye-slash eyeglasses=eyeglasses
        sunglasses=sunglasses mouth=emoji:👄 brain=emoji:🧠 brain.head.profile=emoji:🧠 theatermasks=emoji:🎭
        facemask=emoji:😷 globe=globe globe.americas=globe-americas globe.europe.africa=globe-europe-africa
        globe.asia.australia=globe-asia-australia globe.central.south.asia=globe-central-south-asia network=globe
        link=link-45deg personalhotspot=link antenna.radiowaves.left.and.right=broadcast
        dot.radiowaves.left.and.right=broadcast dot.radiowaves.right=broadcast wave.3.right=wifi wifi=wifi wifi.level.0=wifi-1 wifi.level.1=wifi-2
        wifi.slash=wifi-off wifi.exclamationmark=wifi-off cellularbars=reception-4 cellularbars.level.0=reception-0 cellularbars.level.1=reception-1 cellularbars.level.2=reception-2 cellularbars.level.3=reception-3 bluetooth=bluetooth
        airplayaudio=cast airplayvideo=cast airplane=airplane airplane.departure=airplane airplane.arrival=airplane
        """
}
