# The structurizer.

room(cfg
     FAST ancestors.c check.c flow.c hammocks.c intervals.c linearize.c loops.c number.c predecessors.c refine.c runs.c
          tree.c
     SMALL cases.c dispatch.c exits.c place.c reroute.c structurize.c)

room(cfg/ssa
     FAST reduce.c search.c shape.c ssa.c)
