/* Which optional features the library gets, and options with them. */
#ifndef RUNNER_OPTIONAL_FEATURES_H
#define RUNNER_OPTIONAL_FEATURES_H

#include "runner/device/device.h"
#include "dxs.h"

/* Adds features that the device has to those that are asked for. `choice` 0: all that are usual. Other numbers choose:
 * one or two more or less than usual, one or two alone, or any. */
struct dxs_features add_device_features(struct dxs_features asked, const struct device *device, uint64_t choice);

/* Adds options that change no defined result, by the same choice. None if it is 0 or a pair of features. */
void add_options(struct dxs_options *options, uint64_t choice);

/* Whether a module may need `lacking`, a feature that the device lacks: not if the library has an option for it and was
 * got nothing. */
bool may_need(const struct dxs_features *features, const char *lacking);

/* The choice of features with this index. A choice changes one or two features: it turns usual ones off and
 * unusual ones on. 0: `index` is behind the last choice. */
uint64_t pair_of_features(uint32_t index);
bool is_pair_of_features(uint64_t choice);

/* The same of one feature, and what it changes: "without the feature quad_control". */
enum {
    FEATURE_TEXT = 96
};
uint64_t single_feature(uint32_t index);
const char *single_feature_text(uint32_t index, char text[FEATURE_TEXT]);

/* The choice without usual features whose SPIR-V tools of 2023 do not know. */
uint64_t without_new_features(void);

/* Another choice for each shader, from one for all. 0 and pairs of features stay. */
uint64_t choice_of_shader(uint64_t choice, const char *name);

#endif
