extension SymbolNames {
    /// Marks, arithmetic signs, lists and text.
    static let signs = """
        xmark=x-lg xmark.circle=x-circle xmark.square=x-square xmark.octagon=x-octagon xmark.diamond=x-diamond
        xmark.app=x-square xmark.seal=patch-minus xmark.shield=shield-x xmark.bin=trash plus=plus-lg
        plus.circle=plus-circle plus.square=plus-square plus.app=plus-square plus.rectangle=plus-square
        plus.square.on.square=front plus.bubble=chat-dots plus.message=chat-dots plus.magnifyingglass=zoom-in
        minus.magnifyingglass=zoom-out plus.forwardslash.minus=plus-slash-minus plusminus=plus-slash-minus
        plus.viewfinder=plus-square-dotted plus.circle.dashed=plus-circle-dotted
        plus.square.dashed=plus-square-dotted minus=dash-lg minus.circle=dash-circle minus.square=dash-square
        multiply=x-lg multiply.circle=x-circle divide=slash-lg equal=glyph:= lessthan=glyph:< greaterthan=glyph:>
        sum=glyph:∑ percent=percent number=hash at=at function=glyph:ƒ x.squareroot=glyph:√ checkmark=check-lg
        checkmark.circle=check-circle checkmark.square=check-square checkmark.seal=patch-check
        checkmark.shield=shield-check checkmark.bubble=chat-square-text checkmark.message=chat-square-text
        checkmark.rectangle=check-square checkmark.icloud=cloud-check checklist=ui-checks
        checklist.checked=ui-checks exclamationmark=exclamation-lg exclamationmark.2=glyph:!!
        exclamationmark.3=glyph:!!! exclamationmark.circle=exclamation-circle
        exclamationmark.triangle=exclamation-triangle exclamationmark.square=exclamation-square
        exclamationmark.octagon=exclamation-octagon exclamationmark.bubble=chat-square-text
        exclamationmark.shield=shield-exclamation exclamationmark.icloud=cloud-slash questionmark=question-lg
        questionmark.circle=question-circle questionmark.square=question-square
        questionmark.diamond=question-diamond questionmark.app=question-square questionmark.bubble=patch-question
        questionmark.folder=folder info=info-lg info.circle=info-circle info.square=info-square
        info.bubble=chat-square-text nosign=slash-circle circle.slash=slash-circle asterisk=asterisk
        staroflife=asterisk ellipsis=three-dots ellipsis.bubble=chat-dots ellipsis.message=chat-dots
        ellipsis.vertical.bubble=chat-dots ellipsis.rectangle=three-dots ellipsis.curlybraces=braces
        curlybraces=braces chevron.left.forwardslash.chevron.right=code-slash command=command option=option
        shift=shift capslock=capslock escape=escape delete.left=backspace delete.right=backspace-reverse
        delete.backward=backspace delete.forward=backspace-reverse power=power line.3.horizontal=list
        line.3.horizontal.decrease=filter line.3.horizontal.decrease.circle=filter-circle line.horizontal.3=list
        line.horizontal.3.decrease=filter line.horizontal.3.decrease.circle=filter-circle line.diagonal=slash-lg
        slash.circle=slash-circle list.bullet=list-ul list.number=list-ol list.dash=list-task list.star=list-stars
        list.triangle=list-nested list.bullet.indent=list-nested list.bullet.rectangle=card-list
        list.bullet.rectangle.portrait=card-list list.bullet.clipboard=clipboard-data list.clipboard=clipboard-data
        list.and.film=film text.alignleft=text-left text.aligncenter=text-center text.alignright=text-right
        text.justify=justify text.justify.left=justify-left text.justifyleft=text-left text.quote=blockquote-left
        text.bubble=chat-text text.badge.checkmark=list-check text.append=list-ul text.insert=list-nested
        text.magnifyingglass=search text.book.closed=journal-text text.cursor=cursor-text
        increase.indent=text-indent-left decrease.indent=text-indent-right character.cursor.ibeam=input-cursor-text
        character.book.closed=journal-text character=glyph:A textformat=type textformat.abc=glyph:Abc
        textformat.123=123 textformat.size=fonts textformat.alt=fonts textformat.size.larger=fonts
        textformat.size.smaller=fonts bold=type-bold italic=type-italic underline=type-underline
        strikethrough=type-strikethrough bold.italic.underline=fonts paragraphsign=paragraph signature=pen
        scribble=vector-pen scribble.variable=vector-pen quote.opening=glyph:“ quote.closing=glyph:”
        quote.bubble=chat-quote abc=glyph:abc sterlingsign=glyph:£ dollarsign=currency-dollar dollarsign.circle=coin
        eurosign=currency-euro yensign=currency-yen bitcoinsign=currency-bitcoin indianrupeesign=currency-rupee
        centsign=glyph:¢ rublesign=glyph:₽ wonsign=glyph:₩
        """
}
