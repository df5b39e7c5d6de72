/* Creates Vulkan samplers from static samplers of root signatures. */
#ifndef RUNNER_STATIC_SAMPLER_H
#define RUNNER_STATIC_SAMPLER_H

#include "runner/device/device.h"
#include "dxs_root_signature.h"
#include "runner/run_files/run_file.h"

VkSamplerCreateInfo static_sampler_info(const struct device *device, const struct dxs_static_sampler *sampler);
VkSampler create_static_sampler(const struct device *device, const struct dxs_static_sampler *sampler);

/* The samplers at registers of a .run file as static samplers of the same state. */
struct dxs_static_sampler *static_samplers_of(const struct run_file *file, uint32_t *count);

#endif
