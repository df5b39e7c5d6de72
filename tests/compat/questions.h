/* A list of what callbacks were asked, as text: one of the interface, one of dxs.h. Both must be equal. */
#ifndef TESTS_COMPAT_QUESTIONS_H
#define TESTS_COMPAT_QUESTIONS_H

#include "dxil_spirv_c.h"
#include "dxs.h"

struct questions {
    char *text; /* a line for each */
    size_t length, capacity;
    bool refuses; /* resources of this class */
    enum dxs_resource_class refused;
};

bool is_refused(const struct questions *questions, enum dxs_resource_class resource_class);

void clear_questions(struct questions *questions);
void free_questions(struct questions *questions);

dxil_spv_shader_stage stage_in_interface(enum dxs_stage stage);

/* Where a resource is: as the interface asks (`what`: "SRV", ...), and as it must ask for a request of dxs.h. */
void note_binding(struct questions *questions, const char *what, const dxil_spv_d3d_binding *d3d);
void note_request(struct questions *questions, const struct dxs_binding_request *request);
/* Likewise for a scan, which tells no alignments. */
void note_scanned(struct questions *questions, enum dxs_stage stage, const struct dxs_resource *resource);
/* The buffer of addresses, which is where the heap has acceleration structures. */
void note_addresses(struct questions *questions, enum dxs_stage stage);

/* Where an input or output is. */
void note_element(struct questions *questions, const char *what, const char *semantic, unsigned index, unsigned row,
                  unsigned rows);
void note_location(struct questions *questions, unsigned location, unsigned component, unsigned flags);

#endif
