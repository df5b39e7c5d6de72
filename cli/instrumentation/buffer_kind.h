/* What a buffer holds that a subcommand cannot show. */
#ifndef CLI_INSTRUMENTATION_BUFFER_KIND_H
#define CLI_INSTRUMENTATION_BUFFER_KIND_H

#include <stdbool.h>
#include <stddef.h>

/* Rows like struct dxs_check_report, all of one shader, and no others but zeros. Print records are no such rows. */
bool holds_check_reports(const void *bytes, size_t size);

/* A phrase that continues "...: " and says what to do; NULL: nothing is recognised. */
const char *describe_other_buffer(const void *bytes, size_t size);

#endif
