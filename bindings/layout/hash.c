/* A hash of what a layout was built from. */
#include "bindings/layout/layout.h"

#include "base/hash.h"

static uint64_t hash_signature(uint64_t hash, const struct dxs_root_signature_desc *desc)
{
    static const struct hash_span head[] = {HASH_SPAN(struct dxs_root_signature_desc, version, flags),
                                            HASH_SPAN(struct dxs_root_signature_desc, parameter_count, parameter_count),
                                            HASH_SPAN(struct dxs_root_signature_desc, sampler_count, sampler_count)};
    static const struct hash_span values[] = {HASH_SPAN(struct dxs_root_parameter, type, flags),
                                              HASH_SPAN(struct dxs_root_parameter, range_count, range_count)};

    hash = hash_spans(hash, desc, head, sizeof head / sizeof *head);
    for (uint32_t i = 0; i < desc->parameter_count; i++) {
        const struct dxs_root_parameter *p = &desc->parameters[i];
        hash = hash_spans(hash, p, values, sizeof values / sizeof *values);
        hash = hash_bytes(hash, p->ranges, p->range_count * sizeof *p->ranges);
    }
    return hash_bytes(hash, desc->samplers, desc->sampler_count * sizeof *desc->samplers);
}

uint64_t layout_hash(uint64_t hash, const struct layout *layout)
{
    static const struct hash_span policy[] = {
        HASH_SPAN(struct dxs_layout_policy, model, model.qa.enabled),
        HASH_SPAN(struct dxs_layout_policy, model.qa.report, model.sampler_qa.enabled),
        HASH_SPAN(struct dxs_layout_policy, model.sampler_qa.heap, dynamic_constants),
        HASH_SPAN(struct dxs_layout_policy, static_cbv, local_static_sampler_set)};

    hash = hash_spans(hash, &layout->policy, policy, sizeof policy / sizeof *policy);
    return hash_signature(hash_signature(hash, layout->global), layout->local);
}
