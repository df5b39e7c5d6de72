/* Writes the shaders that a pipeline needs besides the one that is compiled: they give what it reads and read what it
 * gives, so that a driver leaves nothing out. */
#ifndef RUNNER_PARTNERS_H
#define RUNNER_PARTNERS_H

#include "runner/compile/declarations.h"

#include <spirv/unified1/spirv.h>

enum {
    MAX_PARTNERS = 2,
    PATCH_VERTICES = 4
};

/* Vertex attributes, all of them passed on. `of`: a geometry, hull or domain shader. */
struct module *write_vertex_partner(const struct module *of);

/* Passes on what the vertex partner of the domain shader gives. */
struct module *write_hull_partner(const struct module *of);

/* Reads all outputs of the hull shader. */
struct module *write_domain_partner(const struct module *of);

/* A mesh shader that draws nothing. */
struct module *write_mesh_partner(void);

#endif
