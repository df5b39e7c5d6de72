/* The interfaces of the decoders, as constants. */
#ifndef DECODERS_TABLES_H
#define DECODERS_TABLES_H

#include "dxs_decoders.h"

extern const struct dxs_decoder *const decoder_table[];
extern const uint32_t decoder_table_count;

/* Of those, by other means; of one decoder the fastest first. */
extern const struct dxs_decoder *const decoder_variants[];
extern const uint32_t decoder_variant_count;

#endif
