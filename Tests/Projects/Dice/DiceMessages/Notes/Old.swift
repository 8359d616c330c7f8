this file belongs to no target
