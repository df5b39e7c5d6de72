/* Converts scenes of .run files to the executor's structures. */
#ifndef RUNNER_RUN_SCENE_H
#define RUNNER_RUN_SCENE_H

#include "runner/run_files/run_file.h"

/* Uses the current vertices of the input. Orders the corners of each box: minimum first. release_scene() frees the
 * result. */
struct dxs_exec_scene *describe_scene(const struct input *input);
void release_scene(struct dxs_exec_scene *scene);

#endif
