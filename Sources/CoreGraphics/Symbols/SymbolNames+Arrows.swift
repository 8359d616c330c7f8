extension SymbolNames {
    /// Arrows, chevrons and other pointers.
    static let arrows = """
        chevron.left=chevron-left chevron.right=chevron-right chevron.up=chevron-up chevron.down=chevron-down
        chevron.backward=chevron-left chevron.forward=chevron-right chevron.left.2=chevron-double-left
        chevron.right.2=chevron-double-right chevron.up.2=chevron-double-up chevron.down.2=chevron-double-down
        chevron.backward.2=chevron-double-left chevron.forward.2=chevron-double-right
        chevron.up.chevron.down=chevron-expand chevron.compact.up=chevron-compact-up
        chevron.compact.down=chevron-compact-down chevron.compact.left=chevron-compact-left
        chevron.compact.right=chevron-compact-right chevron.left.to.line=chevron-bar-left
        chevron.right.to.line=chevron-bar-right arrow.left=arrow-left arrow.right=arrow-right arrow.up=arrow-up
        arrow.down=arrow-down arrow.backward=arrow-left arrow.forward=arrow-right
        arrow.left.circle=arrow-left-circle arrow.right.circle=arrow-right-circle arrow.up.circle=arrow-up-circle
        arrow.down.circle=arrow-down-circle arrow.backward.circle=arrow-left-circle
        arrow.forward.circle=arrow-right-circle arrow.left.square=arrow-left-square
        arrow.right.square=arrow-right-square arrow.up.square=arrow-up-square arrow.down.square=arrow-down-square
        arrow.up.left=arrow-up-left arrow.up.right=arrow-up-right arrow.down.left=arrow-down-left
        arrow.down.right=arrow-down-right arrow.up.forward=arrow-up-right arrow.up.backward=arrow-up-left
        arrow.down.forward=arrow-down-right arrow.up.left.circle=arrow-up-left-circle
        arrow.up.right.circle=arrow-up-right-circle arrow.up.forward.circle=arrow-up-right-circle
        arrow.down.left.circle=arrow-down-left-circle arrow.down.right.circle=arrow-down-right-circle
        arrow.up.right.square=box-arrow-up-right arrow.up.forward.square=box-arrow-up-right
        arrow.up.forward.app=box-arrow-up-right arrow.up.left.and.arrow.down.right=arrows-angle-expand
        arrow.down.right.and.arrow.up.left=arrows-angle-contract
        arrow.up.backward.and.arrow.down.forward=arrows-angle-expand
        arrow.down.forward.and.arrow.up.backward=arrows-angle-contract arrow.up.and.down=arrow-down-up
        arrow.left.and.right=arrow-left-right arrow.up.arrow.down=arrow-down-up
        arrow.left.arrow.right=arrow-left-right arrow.up.and.down.and.arrow.left.and.right=arrows-move
        arrow.up.to.line=arrow-bar-up arrow.down.to.line=arrow-bar-down arrow.left.to.line=arrow-bar-left
        arrow.right.to.line=arrow-bar-right arrow.clockwise=arrow-clockwise
        arrow.counterclockwise=arrow-counterclockwise arrow.triangle.2.circlepath=arrow-repeat
        arrow.2.circlepath=arrow-repeat arrow.2.squarepath=repeat
        arrow.triangle.turn.up.right.diamond=sign-turn-right arrow.turn.up.left=reply arrow.turn.up.right=forward
        arrow.turn.down.left=arrow-return-left arrow.turn.down.right=arrow-return-right
        arrow.turn.right.up=arrow-90deg-up arrow.turn.left.up=arrow-90deg-up arrow.uturn.left=arrow-90deg-left
        arrow.uturn.right=arrow-90deg-right arrow.uturn.backward=arrow-90deg-left
        arrow.uturn.forward=arrow-90deg-right arrow.uturn.up=arrow-90deg-up arrow.uturn.down=arrow-90deg-down
        arrow.triangle.branch=diagram-2 arrow.triangle.merge=sign-merge-right arrow.triangle.swap=arrow-down-up
        arrow.rectanglepath=repeat arrowshape.turn.up.left=reply arrowshape.turn.up.left.2=reply-all
        arrowshape.turn.up.right=forward arrowshape.up=arrow-up arrowshape.down=arrow-down
        arrowshape.left=arrow-left arrowshape.right=arrow-right arrowtriangle.left=caret-left
        arrowtriangle.right=caret-right arrowtriangle.up=caret-up arrowtriangle.down=caret-down
        arrowtriangle.backward=caret-left arrowtriangle.forward=caret-right location=cursor location.north=cursor
        location.viewfinder=own:viewfinder square.and.arrow.up=box-arrow-up square.and.arrow.down=box-arrow-down
        square.and.arrow.up.on.square=box-arrow-up square.and.arrow.down.on.square=box-arrow-down
        square.and.pencil=pencil-square rectangle.portrait.and.arrow.right=box-arrow-right
        rectangle.portrait.and.arrow.forward=box-arrow-right
        rectangle.righthalf.inset.filled.arrow.right=box-arrow-right arrow.right.to.line.circle=arrow-right-circle
        iphone.and.arrow.forward=box-arrow-right return=arrow-return-left repeat=repeat repeat.1=repeat-1
        shuffle=shuffle infinity=infinity icloud.and.arrow.up=cloud-arrow-up icloud.and.arrow.down=cloud-arrow-down
        cursorarrow=cursor crop=crop
        """
}
