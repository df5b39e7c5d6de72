/* Cooperative matrices (SPV_KHR_cooperative_matrix), which no software device has: each lane holds whole matrices as
 * arrays, and a function that is called stands for each operation. Element k of a lane's share is element
 * lane * share + k, by rows; what a lane stores to its share reaches the other lanes when the matrix is loaded from its
 * variable. Where the shader's waves have more lanes than the device's, several waves of the device stand for
 * one and exchange elements in groupshared memory; so do the threads of a group that holds matrices. Floats of 8 bits
 * (SPV_EXT_float8) become integers, and functions convert them. */
#ifndef TESTS_VULKAN_WAVE_MATRICES_H
#define TESTS_VULKAN_WAVE_MATRICES_H

#include "runner/execute/shader.h"

/* Changes the words of a shader that runs alone, if the device needs it. The test fails if the matrices of a product do
 * not fit together. These matrices cannot be replaced, and skip the test:
 *   - matrices of waves and of thread groups in one shader
 *   - matrices behind device addresses
 *   - elements that are wider than the words of their memory
 *   - waves larger than the device's, if the shader has wave operations other than WaveReadLaneFirst. */
void replace_wave_matrices(struct shader *shader, const struct device *device);

#endif
