/* Converts scenes of .run files to the executor's structures. */
#ifndef TESTS_VULKAN_RUN_SCENE_H
#define TESTS_VULKAN_RUN_SCENE_H

#include "run_files/run_file.h"

/* Uses the current vertices of the input. Orders the corners of each box: minimum first. release_scene() frees the
 * result. */
struct dxs_exec_scene *describe_scene(const struct input *input);
void release_scene(struct dxs_exec_scene *scene);

#endif
