# The structurizer.

room(cfg
     FAST ancestors.c flow.c intervals.c number.c refine.c
     SMALL cases.c check.c dispatch.c exits.c linearize.c loops.c place.c predecessors.c reroute.c structurize.c tree.c)

room(cfg/ssa
     FAST shape.c
     SMALL reduce.c search.c ssa.c)
