/* Compares the `needs` and `driver-fault` lines of a .run file with the device. */
#include "runner/device/needs.h"

#include "runner/common/report.h"

#include <stdio.h>
#include <string.h>

void require_needs(const struct device *device, const struct run_file *file)
{
    for (size_t i = 0; i < file->need_count; i++) {
        const struct need *need = &file->needs[i];
        if (strcmp(need->feature, "subgroup-size") == 0) {
            if (!device_has_wave_size(device, need->number))
                test_skips("the device has no waves of %u lanes", need->number);
        } else if (!device_has(device, need->feature)) {
            test_skips("the device lacks %s", need->feature);
        }
    }
}

void require_bounds(const struct shader *shader, const struct run_file *file)
{
    bool needs_bounds = false;

    for (size_t i = 0; i < file->need_count; i++)
        needs_bounds |= strcmp(file->needs[i].feature, "robust-buffers") == 0 ||
                        strcmp(file->needs[i].feature, "per-component-robustness") == 0;
    for (uint32_t i = 0; i < shader->binding_count && needs_bounds; i++) {
        const struct dxs_binding *binding = &shader->bindings[i].binding;
        if (binding->has_no_size || (binding->descriptor == DXS_DESCRIPTOR_FORM_ADDRESS && !binding->in_heap))
            test_skips("addresses have no bounds");
    }
}

bool device_is_named(const struct device *device, const char *part)
{
    const VkPhysicalDeviceVulkan12Properties *driver = &device->properties12;
    char names[sizeof driver->driverName + sizeof driver->driverInfo + VK_MAX_PHYSICAL_DEVICE_NAME_SIZE + 2];

    snprintf(names, sizeof names, "%s %s %s", driver->driverName, driver->driverInfo,
             device->properties.properties.deviceName);
    return strstr(names, part) != NULL;
}

void avoid_driver_faults(const struct device *device, const struct run_file *file, const char *policy)
{
    for (size_t i = 0; i < file->fault_count; i++) {
        const struct driver_fault *fault = &file->faults[i];
        bool is_reached = !fault->option || (policy && strstr(policy, fault->option));
        if (is_reached && device_is_named(device, fault->driver) && device_is_named(device, fault->version))
            test_skips(DOES_IT_WRONG "%s %s %s", fault->driver, fault->version, fault->reason);
    }
}

bool has_null_descriptors(const struct device *device)
{
    return device_is_named(device, "llvmpipe") && device_is_named(device, "Mesa 26.1.");
}

void keep_module(const char *path, const struct shader *shader)
{
    FILE *file = fopen(path, "wb");

    if (!file || fwrite(shader->words, sizeof(uint32_t), shader->word_count, file) != shader->word_count)
        test_fails("cannot write %s", path);
    fclose(file);
}
