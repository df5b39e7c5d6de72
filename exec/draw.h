/* Graphics shaders: values of their signatures, and the triangles that are drawn. */
#ifndef EXEC_DRAW_H
#define EXEC_DRAW_H

#include "exec/machine.h"

enum {
    ROW_WORDS = 4 /* components of a row of a signature */
};

/* A signature and the caller's values for it. Rows are numbered across all elements. */
struct stream {
    const struct dxs_signature *signature;
    const uint32_t *first_rows;            /* by element */
    uint32_t row_count;                    /* of all elements */
    const struct dxs_exec_values **by_row; /* NULL: not given */
    const struct dxs_exec_values *implied; /* pixel shaders: SV_Position of the vertices, or SV_Depth, even if the
                                              signature lacks it; NULL: not given */
};

struct place { /* a position on the render target, in pixels */
    double x, y;
};

/* A triangle on the render target. Its barycentric coordinates are the three edge functions / area. */
struct triangle {
    double x[3], y[3], z[3]; /* in pixels; depth */
    double inverse_w[3];
    double area; /* twice the signed area; > 0: clockwise on the target */
    bool covers_all;
};

struct pixel_samples {
    uint32_t covered; /* bit n: the triangle covers sample n */
    uint32_t index;   /* the sample that the shader runs for; 0 if it runs per pixel */
};

struct draw {
    struct stream inputs, outputs;
    struct stream constants;                  /* patch constants; outputs of primitives of a mesh */
    const struct stream *written;             /* rows that wave.outputs holds: outputs, or constants */
    const struct dxs_exec_vertices *vertices; /* vertex shaders */
    const struct dxs_exec_pixels *pixels;     /* pixel shaders */
    const struct dxs_exec_points *points;     /* domain shaders */
    struct mesh *mesh;                        /* mesh and amplification shaders: see mesh.c */
    struct emission *emissions;               /* geometry shaders: see geometry.c */
    uint32_t *control_points;    /* hull shaders: outputs, by patch and control point; four words per row */
    uint32_t primitive_vertices; /* vertices of each primitive or patch that `inputs` holds */
    struct triangle *triangles;
    uint32_t view_id;
    uint32_t samples;     /* per pixel */
    bool runs_per_sample; /* else per pixel */
};

/* streams.c */
void number_rows(struct machine *machine, struct stream *stream, const struct dxs_signature *signature);
void bind_values(struct machine *machine, struct stream *stream, const struct dxs_exec_values *values, uint32_t count,
                 uint32_t geometry_stream, const char *what);
void bind_stream(struct machine *machine, struct stream *stream, const struct dxs_signature *signature,
                 const struct dxs_exec_values *values, uint32_t count, const char *what);
void check_count(struct machine *machine, const struct dxs_exec_values *values, uint64_t wanted);
uint32_t *create_outputs(struct machine *machine, uint32_t lanes); /* allocates wave.outputs */
void write_outputs(const struct wave *wave, uint32_t lane,
                   uint64_t place); /* copies the lane's rows to the caller's values */
const uint32_t *output_words(const struct wave *wave, uint32_t lane,
                             enum dxs_semantic semantic); /* NULL: no such output */

/* The invocations of a stage without thread groups. */
struct invocations {
    uint32_t function;
    uint64_t count;
    uint32_t columns;     /* invocation i has thread_ids i / columns, i % columns */
    bool is_column_first; /* in thread_ids */
    const uint32_t *rows; /* by invocation, in place of i / columns; or NULL */
    /* Takes the outputs of an invocation. NULL: it has none. */
    void (*deliver)(const struct wave *wave, uint32_t lane, uint64_t invocation);
};
void run_invocations(struct machine *machine, const struct invocations *run);

/* vertices.c */
void run_vertices(struct machine *machine, const struct dxs_exec_vertices *vertices);

/* pixels.c, triangles.c */
void run_pixels(struct machine *machine, const struct dxs_exec_pixels *pixels);
void place_triangles(struct machine *machine, struct draw *draw);
uint32_t position_at(const struct triangle *triangle, uint32_t component, struct place place); /* as 32-bit float */
bool triangle_covers(const struct triangle *triangle, double x, double y);
bool is_clipped(const struct draw *draw, uint32_t triangle, struct place place);
bool is_culled(const struct draw *draw, uint32_t triangle);
bool triangle_touches_pixel(const struct triangle *triangle, double left, double top);
bool triangle_covers_pixel(const struct triangle *triangle, double left, double top);

/* A pixel shader's input, interpolated at a position, as 32 bits. */
uint32_t pixel_input(const struct wave *wave, uint32_t lane, const struct dxs_signature_element *element, uint32_t row,
                     uint32_t component, struct place place);
uint32_t vertex_of_pixel(const struct wave *wave, uint32_t lane, const struct dxs_signature_element *element,
                         uint32_t row, uint32_t component, uint64_t vertex);
struct place middle_of_pixel(const struct wave *wave, uint32_t lane);
struct place place_of_sample(const struct wave *wave, uint32_t lane, uint64_t sample);
struct place centroid_of_pixel(const struct wave *wave, uint32_t lane);

/* The position at which a pixel shader's input is interpolated by default. */
struct place place_of_input(const struct wave *wave, uint32_t lane, const struct dxs_signature_element *element);
bool is_interpolated_at_samples(const struct dxs_signature_element *element);

/* The covered samples that a lane writes, as a bit mask. */
uint32_t samples_of_lane(const struct wave *wave, uint32_t lane);

/* An operation in one lane, with its signature element (operand 0), row and column. */
struct access {
    struct wave *wave;
    struct frame *frame;
    const struct instruction *in;
    const struct dxs_signature_element *element;
    uint32_t lane, row, column;
};

static inline uint64_t argument(const struct access *a, uint32_t number)
{
    return operand(a->wave, a->frame, a->in, number, a->lane)[0];
}

const struct dxs_signature_element *find_element(const struct access *a, const struct dxs_signature *signature);

/* Reads row and column. False, counted as out of bounds: they lie outside the element. */
bool find_place(struct access *a, uint32_t lane);

/* Stores operand 3 to four words of a row of the element; reads a value as the result. */
void store_component(const struct access *a, uint32_t *row);
void load_component(const struct access *a, uint32_t value);

/* Index of the element's row among all rows of the signature. */
uint32_t row_of(const struct stream *stream, const struct access *a);
uint32_t *output_row(const struct wave *wave, uint32_t lane, uint32_t row);

/* Copies rows that the caller wants: of value `place`, from consecutive rows. `geometry_stream`: of which stream. */
void write_rows(const struct stream *stream, const uint32_t *rows, uint64_t place, uint32_t geometry_stream);

/* An input of a vertex of the lane's primitive or patch. */
uint32_t primitive_input(const struct access *a, uint64_t vertex);

/* stages.c: fails if the entry's stage lacks the operation. */
void require_stage(const struct machine *machine, uint16_t operation);

/* patches.c, geometry.c, meshes.c */
void run_patches(struct machine *machine, const struct dxs_exec_patches *patches);
void run_points(struct machine *machine, const struct dxs_exec_points *points);
void run_primitives(struct machine *machine, const struct dxs_exec_primitives *primitives);
void run_meshes(struct machine *machine, const struct dxs_exec_meshes *meshes);
void run_amplification(struct machine *machine, const struct dxs_exec_amplification *amplification);

/* mesh.c: of the meshes or the amplification, the other is NULL. */
void create_mesh(struct machine *machine, struct draw *draw, const struct dxs_exec_meshes *meshes,
                 const struct dxs_exec_amplification *amplification);
void begin_mesh_group(struct machine *machine);
void end_mesh_group(struct machine *machine, uint64_t number);

/* The caller's values for a row of an element; NULL: not given. */
const struct dxs_exec_values *given_values(const struct stream *stream, const struct dxs_signature_element *element,
                                           uint32_t row);
_Noreturn void lacks_values(const struct machine *machine, const struct dxs_signature_element *element, uint32_t row);

#endif
