/* Scenes of .run files as the executor takes them. */
#ifndef TESTS_VULKAN_RUN_SCENE_H
#define TESTS_VULKAN_RUN_SCENE_H

#include "run_files/run_file.h"

/* With the vertices that the input holds now; the least corner of each box comes first whatever the file says. The
 * memory is freed by the other. */
struct dxs_exec_scene *describe_scene(const struct input *input);
void release_scene(struct dxs_exec_scene *scene);

#endif
