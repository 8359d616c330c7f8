extension SymbolNames {
    /// Shapes, grids and containers.
    static let shapes = """
        circle=circle circle.dashed=own:dashed-circle circle.dotted=own:dashed-circle
        circle.lefthalf.filled=circle-half circle.righthalf.filled=circle-half circle.lefthalf.fill=circle-half
        circle.righthalf.fill=circle-half circle.inset.filled=record-circle circle.circle=record2
        circle.grid.2x2=grid circle.grid.3x3=grid-3x3-gap circle.hexagongrid=hexagon circle.hexagonpath=hexagon
        circle.and.line.horizontal=dash-circle smallcircle.filled.circle=record-circle
        largecircle.fill.circle=record-circle record.circle=record-circle target=bullseye scope=own:scope
        dot.circle=record-circle dot.circle.and.cursorarrow=cursor dot.square=app-indicator
        dot.viewfinder=own:viewfinder square=square square.dashed=bounding-box square.on.square=front
        square.on.circle=circle-square square.fill.on.square=front square.lefthalf.filled=square-half
        square.righthalf.filled=square-half square.split.2x1=layout-split square.split.1x2=view-stacked
        square.split.2x2=border-inner square.grid.2x2=grid square.grid.3x3=grid-3x3-gap square.grid.3x2=grid-3x2-gap
        square.grid.3x1.below.line.grid.1x2=grid-1x2 square.grid.4x3.fill=grid-3x3 square.stack=stack
        square.stack.3d.up=layers square.stack.3d.down.right=layers-half square.stack.3d.forward.dottedline=layers
        square.3.layers.3d=layers square.3.stack.3d=layers square.2.stack.3d=layers-half
        square.text.square=card-text squareshape=square app=app app.badge=app-indicator app.gift=gift
        rectangle=tablet-landscape rectangle.portrait=tablet rectangle.on.rectangle=front rectangle.stack=collection
        rectangle.stack.person.crop=person-badge rectangle.grid.2x2=grid rectangle.grid.1x2=view-stacked
        rectangle.grid.3x2=grid-3x2-gap rectangle.3.group=columns-gap rectangle.split.3x3=table
        rectangle.split.2x1=layout-split rectangle.split.1x2=view-stacked rectangle.split.3x1=layout-three-columns
        rectangle.and.pencil.and.ellipsis=pencil-square rectangle.and.paperclip=paperclip
        rectangle.dashed=bounding-box rectangle.compress.vertical=arrows-collapse
        rectangle.expand.vertical=arrows-expand rectangle.inset.filled.and.person.filled=person-video
        sidebar.left=layout-sidebar sidebar.right=layout-sidebar-reverse sidebar.leading=layout-sidebar
        sidebar.trailing=layout-sidebar-reverse tablecells=table triangle=triangle
        triangle.lefthalf.filled=triangle-half diamond=diamond octagon=octagon hexagon=hexagon pentagon=pentagon
        heptagon=heptagon seal=own:seal capsule=capsule capsule.portrait=capsule oval=circle grid=grid-3x3
        viewfinder=own:viewfinder perspective=bounding-box-circles cube=box cube.transparent=box
        shippingbox=box-seam archivebox=archive tray=inbox tray.full=inbox-fill tray.2=inboxes
        tray.and.arrow.up=upload tray.and.arrow.down=download puzzlepiece=puzzle puzzlepiece.extension=puzzle
        """
}
