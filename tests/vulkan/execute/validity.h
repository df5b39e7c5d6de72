/* Rules that software devices do not check: they execute some invalid modules as these are meant. */
#ifndef TESTS_VULKAN_VALIDITY_H
#define TESTS_VULKAN_VALIDITY_H

#include "execute/shader.h"

/* The test fails if SPIRV-Tools reject a module of the shader, or if it breaks a rule of these:
 *
 *     geometry shaders    arrays of inputs have as many elements as the input primitive has vertices
 *     access chains       constant indices lie within their array
 *     interlock           coherent variables are accessed inside of the critical section only, seen block by block
 *     payload             amplification shaders write it on one side of a barrier only, loops included
 *     quad control        pixel and compute shaders only; pixel shaders declare the modes that they need
 *     images              the format's integers have the sign of the sampled type
 *     switches            one value for each target that leads to operations of a subgroup (convergent_switch.h)
 *     patch constants     their locations are below 30
 *     declarations        neither too few capabilities and extensions, nor too many (declared.h)
 *     pipelines           what a shader reads is an output of the shader before it (linked.h)
 *
 * SPIRV-Tools do not see modules with extensions that they do not know. */
void demand_valid(const struct shader *shader);

/* The same for a module after stand-ins have replaced the extensions that SPIRV-Tools do not know. */
void demand_valid_replaced(const struct shader *shader);

/* The same as demand_valid for the module that the options of the source alone ask for, of each entry point: without
 * the device's features, and with 16-bit inputs and outputs. It also fails if the source says that the shader is
 * refused, and it is not. */
void demand_valid_as_written(const char *dxil_path);

#endif
