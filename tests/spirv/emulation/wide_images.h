/* Storage images and texel buffers of 64-bit integers, on devices that lack them but have 64-bit atomics in buffers:
 * each becomes a storage buffer with one word for each texel, row after row, slice after slice. */
#ifndef TESTS_SPIRV_WIDE_IMAGES_H
#define TESTS_SPIRV_WIDE_IMAGES_H

#include "runner/execute/shader.h"

/* Changes the words and bindings of a compute or pixel shader, and the kind of the file's inputs. Leaves all as it is
 * where an image is one of an array, or has several levels: the test is then skipped. */
void replace_wide_images(struct shader *shader, const struct device *device, struct run_file *file);

#endif
