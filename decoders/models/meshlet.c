/* Compressed meshlets on the CPU: decodes files, and encodes quantized meshlets. */
#include "decoders/models/meshlet.h"

#include <math.h>
#include <string.h>

enum {
    HEADER_WORDS = 6,
    BOUND_WORDS = 8,
    STREAM_WORDS = 4
};

static const char magic[8] = {'M', 'E', 'S', 'H', 'L', 'E', 'T', '4'};

/* ---- Decoding ---------------------------------------------------------------------------------------------------- */

struct file {
    const uint32_t *streams, *payload;
    uint32_t stream_count, payload_words;
};

static bool open_file(const uint32_t *mesh, size_t word_count, uint64_t meshlet_count, struct file *file)
{
    if (word_count < HEADER_WORDS || memcmp(mesh, magic, sizeof magic) != 0 || mesh[4] != meshlet_count ||
        mesh[3] < 2 || mesh[3] > MESHLET_MAX_STREAMS)
        return false;
    uint64_t streams = HEADER_WORDS + BOUND_WORDS * (meshlet_count + (meshlet_count + 7) / 8);
    uint64_t payload = streams + STREAM_WORDS * meshlet_count * mesh[3];
    if (payload + mesh[5] > word_count)
        return false;
    *file = (struct file){mesh + streams, mesh + payload, mesh[3], mesh[5]};
    return true;
}

/* Reads a number of up to 16 bits, the lowest bit first. Bits beyond 16, or beyond the payload, are 0. */
static uint32_t read_bits(const struct file *file, uint64_t first_bit, uint32_t width)
{
    uint32_t value = 0;

    for (uint32_t i = 0; i < width && i < 16; i++) {
        uint64_t bit = first_bit + i;
        if (bit / 32 < file->payload_words)
            value |= (file->payload[bit / 32] >> bit % 32 & 1) << i;
    }
    return value;
}

struct stream {
    const struct file *file;
    uint32_t base[2], bits, offset;
};

static struct stream find_stream(const struct file *file, uint32_t meshlet, uint32_t number)
{
    struct stream stream = {.file = file};

    if (number < file->stream_count) {
        const uint32_t *words = file->streams + STREAM_WORDS * ((size_t)meshlet * file->stream_count + number);
        stream = (struct stream){file, {words[0], words[1]}, words[2], words[3]};
    }
    return stream;
}

static uint32_t read_delta(const struct stream *stream, uint32_t width, uint32_t components, uint32_t lane, uint32_t c)
{
    return read_bits(stream->file, (uint64_t)stream->offset * 32 + (uint64_t)(lane * components + c) * width, width);
}

static int16_t read_16(const struct stream *stream, uint32_t components, uint32_t lane, uint32_t c)
{
    uint32_t base = stream->base[c / 2] >> 16 * (c % 2);
    return (int16_t)(uint16_t)(base + read_delta(stream, stream->bits & 0xff, components, lane, c));
}

static uint8_t read_8(const struct stream *stream, uint32_t lane, uint32_t c)
{
    return (uint8_t)((stream->base[0] >> 8 * c) + read_delta(stream, stream->bits & 0xff, 4, lane, c));
}

static int exponent_of(const struct stream *stream)
{
    int exponent = (int16_t)(uint16_t)(stream->bits >> 16);
    return exponent < -126 ? -126 : exponent > 127 ? 127 : exponent; /* range of normal floats 2^n */
}

static void decode_octahedral(int8_t x, int8_t y, float normal[3])
{
    double nx = x / 127.0, ny = y / 127.0, nz = 1 - fabs(nx) - fabs(ny);

    if (nz < 0) {
        nx += nx >= 0 ? nz : -nz;
        ny += ny >= 0 ? nz : -nz;
    }
    double length = sqrt(nx * nx + ny * ny + nz * nz);
    normal[0] = (float)(nx / length);
    normal[1] = (float)(ny / length);
    normal[2] = (float)(nz / length);
}

static void decode_normals(const struct stream *stream, uint32_t lane, struct meshlet_vertex *vertex)
{
    uint8_t bytes[4];
    uint32_t mode = stream->bits >> 16;

    for (uint32_t c = 0; c < 4; c++)
        bytes[c] = read_8(stream, lane, c);
    vertex->tangent[3] = mode == 2 || (mode == 3 && (bytes[3] & 1)) ? -1 : 1;
    if (mode == 3)
        bytes[3] &= 0xfe;
    decode_octahedral((int8_t)bytes[0], (int8_t)bytes[1], vertex->normal);
    decode_octahedral((int8_t)bytes[2], (int8_t)bytes[3], vertex->tangent);
}

static struct meshlet_vertex decode_vertex(const struct file *file, uint32_t meshlet, uint32_t lane)
{
    struct meshlet_vertex vertex = {0};
    struct stream positions = find_stream(file, meshlet, MESHLET_POSITIONS);
    struct stream normals = find_stream(file, meshlet, MESHLET_NORMALS);
    struct stream uv = find_stream(file, meshlet, MESHLET_UV);
    struct stream bones = find_stream(file, meshlet, MESHLET_BONES);
    struct stream weights = find_stream(file, meshlet, MESHLET_WEIGHTS);

    for (uint32_t c = 0; c < 3; c++)
        vertex.position[c] = ldexpf(read_16(&positions, 3, lane, c), exponent_of(&positions));
    if (file->stream_count > MESHLET_NORMALS)
        decode_normals(&normals, lane, &vertex);
    for (uint32_t c = 0; c < 2 && file->stream_count > MESHLET_UV; c++)
        vertex.uv[c] = 0.5f * ldexpf(read_16(&uv, 2, lane, c), exponent_of(&uv)) + 0.5f;
    for (uint32_t c = 0; c < 4; c++) {
        vertex.bone_indices |= (uint32_t)read_8(&bones, lane, c) << 8 * c;
        vertex.bone_weights |= (uint32_t)read_8(&weights, lane, c) << 8 * c;
    }
    return vertex;
}

static void decode_triangle(const struct stream *stream, uint32_t lane, uint32_t first_vertex, uint32_t vertex_count,
                            uint32_t triangle[3])
{
    for (uint32_t c = 0; c < 3; c++) {
        uint32_t index = read_delta(stream, 5, 3, lane, c);
        triangle[c] = first_vertex + (index < vertex_count ? index : vertex_count - 1);
    }
}

struct meshlet_outcome meshlet_decode(const uint32_t *mesh, size_t word_count, uint32_t meshlet_count,
                                      uint32_t (*triangles)[3], uint32_t triangle_capacity,
                                      struct meshlet_vertex *vertices, uint32_t vertex_capacity)
{
    struct meshlet_outcome outcome = {0};
    struct file file;

    if (!open_file(mesh, word_count, meshlet_count, &file))
        return (struct meshlet_outcome){.faults = MESHLET_NO_MESH};
    for (uint32_t n = 0; n < meshlet_count; n++) {
        struct stream stream = find_stream(&file, n, MESHLET_TRIANGLES);
        uint32_t triangle_count = stream.base[0], vertex_count = stream.base[1];
        if (triangle_count > MESHLET_LANES || vertex_count > MESHLET_LANES ||
            (triangle_count > 0 && vertex_count == 0)) {
            outcome.faults |= MESHLET_DAMAGED;
            continue;
        }
        for (uint32_t i = 0; i < triangle_count && outcome.triangles + i < triangle_capacity; i++)
            decode_triangle(&stream, i, outcome.vertices, vertex_count, triangles[outcome.triangles + i]);
        for (uint32_t i = 0; i < vertex_count && outcome.vertices + i < vertex_capacity; i++)
            vertices[outcome.vertices + i] = decode_vertex(&file, n, i);
        outcome.triangles += triangle_count;
        outcome.vertices += vertex_count;
    }
    if (outcome.triangles > triangle_capacity || outcome.vertices > vertex_capacity)
        outcome.faults |= MESHLET_TOO_LARGE;
    return outcome;
}

/* ---- Encoding ---------------------------------------------------------------------------------------------------- */

struct writer {
    uint32_t *words;
    size_t count, capacity;
};

static void put_word(struct writer *writer, uint32_t word)
{
    if (writer->count < writer->capacity)
        writer->words[writer->count] = word;
    writer->count++;
}

/* Values of up to four components. value_bits: 8 or 16 bits per component. */
struct values {
    uint32_t count, components, value_bits;
    uint32_t values[MESHLET_LANES][4];
};

/* The base of a component, for which value - base has the smallest range. Arithmetic wraps around, so the base is the
 * smallest unsigned or the smallest signed value. `*range`: the largest difference. */
static uint32_t choose_base(const struct values *values, uint32_t c, uint32_t *range)
{
    uint32_t mask = (1u << values->value_bits) - 1, half = (mask >> 1) + 1, best = 0;

    *range = values->count ? UINT32_MAX : 0;
    for (uint32_t flip = 0; flip <= half && values->count; flip += half) {
        uint32_t least = UINT32_MAX, most = 0;
        for (uint32_t i = 0; i < values->count; i++) {
            uint32_t value = (values->values[i][c] & mask) ^ flip;
            least = value < least ? value : least;
            most = value > most ? value : most;
        }
        if (most - least < *range) {
            *range = most - least;
            best = least ^ flip;
        }
    }
    return best;
}

static uint32_t width_of(const struct values *values, uint32_t range)
{
    uint32_t width = 0;
    while (range >> width)
        width++;
    /* Decoders that read 64 bits at once lose bits of three components of 13 to 15 bits, and of four components of 11
     * or 13 to 15 bits. Streams of four components never need more than 8. */
    if (values->components == 3 && width > 12)
        width = 16;
    return width;
}

static void put_payload(struct writer *writer, const struct values *values, uint32_t width, const uint32_t base[4])
{
    uint32_t mask = (1u << values->value_bits) - 1, word = 0, used = 0;

    for (uint32_t i = 0; i < values->count; i++)
        for (uint32_t c = 0; c < values->components; c++) {
            uint64_t value = (uint64_t)((values->values[i][c] - base[c]) & mask) << used;
            word |= (uint32_t)value;
            used += width;
            if (used >= 32) {
                put_word(writer, word);
                word = (uint32_t)(value >> 32);
                used -= 32;
            }
        }
    if (used > 0)
        put_word(writer, word);
}

/* `extra`: high 16 bits of the stream's third word. */
static void encode_stream(struct writer *streams, struct writer *payload, const struct values *values, uint32_t extra)
{
    uint32_t base[4] = {0}, range, most = 0;

    for (uint32_t c = 0; c < values->components; c++) {
        base[c] = choose_base(values, c, &range);
        most = range > most ? range : most;
    }
    uint32_t width = width_of(values, most);
    put_word(streams, values->value_bits == 16 ? base[0] | base[1] << 16
                                               : base[0] | base[1] << 8 | base[2] << 16 | base[3] << 24);
    put_word(streams, values->value_bits == 16 ? base[2] : 0);
    put_word(streams, width | extra << 16);
    put_word(streams, (uint32_t)payload->count);
    put_payload(payload, values, width, base);
}

static void encode_triangles(struct writer *streams, struct writer *payload, const struct meshlet_source *source)
{
    static const uint32_t base[4] = {0};
    struct values values = {source->triangle_count, 3, 8, {{0}}};

    for (uint32_t i = 0; i < source->triangle_count; i++)
        for (uint32_t c = 0; c < 3; c++)
            values.values[i][c] = source->triangles[i][c];
    put_word(streams, source->triangle_count);
    put_word(streams, source->vertex_count);
    put_word(streams, 5);
    put_word(streams, (uint32_t)payload->count);
    put_payload(payload, &values, 5, base);
}

/* Signs of tangents, 1: all positive, 2: all negative, 3: in the lowest bit of the last component (1: negative). */
static uint32_t sign_mode(const struct meshlet_source *source)
{
    uint32_t mode = 0;
    for (uint32_t i = 0; i < source->vertex_count; i++)
        mode |= source->is_negative[i] ? 2 : 1;
    return mode ? mode : 1;
}

static void encode_attribute(struct writer *streams, struct writer *payload, const struct meshlet_source *source,
                             enum meshlet_stream kind)
{
    static const uint8_t components[] = {3, 3, 4, 2, 4, 4};
    struct values values = {
        source->vertex_count, components[kind], kind == MESHLET_POSITIONS || kind == MESHLET_UV ? 16 : 8, {{0}}};
    uint32_t extra = kind == MESHLET_POSITIONS ? (uint16_t)source->position_exponent
                     : kind == MESHLET_UV      ? (uint16_t)source->uv_exponent
                     : kind == MESHLET_NORMALS ? sign_mode(source)
                                               : 0;

    for (uint32_t i = 0; i < source->vertex_count; i++) {
        for (uint32_t c = 0; c < values.components; c++)
            values.values[i][c] = kind == MESHLET_POSITIONS ? (uint16_t)source->positions[i][c]
                                  : kind == MESHLET_UV      ? (uint16_t)source->uv[i][c]
                                  : kind == MESHLET_NORMALS ? (uint8_t)source->normals[i][c]
                                  : kind == MESHLET_BONES   ? source->bones[i][c]
                                                            : source->weights[i][c];
        if (kind == MESHLET_NORMALS && extra == 3)
            values.values[i][3] = (values.values[i][3] & 0xfe) | source->is_negative[i];
    }
    encode_stream(streams, payload, &values, extra);
}

/* ---- Bounds ------------------------------------------------------------------------------------------------------ */

static void position_of(const struct meshlet_source *source, uint32_t vertex, double position[3])
{
    for (int c = 0; c < 3; c++)
        position[c] = ldexp(source->positions[vertex][c], source->position_exponent);
}

/* The unit normal of a triangle, counter-clockwise seen from the front. False if it has no area. */
static bool normal_of(const struct meshlet_source *source, const uint8_t triangle[3], double normal[3])
{
    double corners[3][3], ab[3], ac[3];

    for (int i = 0; i < 3; i++)
        position_of(source, triangle[i], corners[i]);
    for (int c = 0; c < 3; c++) {
        ab[c] = corners[1][c] - corners[0][c];
        ac[c] = corners[2][c] - corners[0][c];
    }
    for (int c = 0; c < 3; c++)
        normal[c] = ab[(c + 1) % 3] * ac[(c + 2) % 3] - ab[(c + 2) % 3] * ac[(c + 1) % 3];
    double length = sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
    for (int c = 0; c < 3 && length > 0; c++)
        normal[c] /= length;
    return length > 0;
}

/* The sphere around the box of all vertices. */
static void bound_sphere(const struct meshlet_source *meshlets, uint32_t count, float sphere[4])
{
    double least[3] = {INFINITY, INFINITY, INFINITY}, most[3] = {-INFINITY, -INFINITY, -INFINITY}, position[3];
    double square = 0;

    for (uint32_t i = 0; i < count; i++)
        for (uint32_t n = 0; n < meshlets[i].vertex_count; n++) {
            position_of(&meshlets[i], n, position);
            for (int c = 0; c < 3; c++) {
                least[c] = fmin(least[c], position[c]);
                most[c] = fmax(most[c], position[c]);
            }
        }
    for (int c = 0; c < 3; c++)
        sphere[c] = least[c] <= most[c] ? (float)((least[c] + most[c]) / 2) : 0;
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t n = 0; n < meshlets[i].vertex_count; n++) {
            double distance = 0;
            position_of(&meshlets[i], n, position);
            for (int c = 0; c < 3; c++)
                distance += (position[c] - sphere[c]) * (position[c] - sphere[c]);
            square = fmax(square, distance);
        }
    sphere[3] = nextafterf((float)sqrt(square), INFINITY);
}

/* The cone of all normals: its axis, and the sine of its angle. An axis of zeros, and 1, where they differ too much. */
static void bound_cone(const struct meshlet_source *meshlets, uint32_t count, float cone[4])
{
    double axis[3] = {0}, normal[3], least = 1;

    for (uint32_t i = 0; i < count; i++)
        for (uint32_t n = 0; n < meshlets[i].triangle_count; n++)
            if (normal_of(&meshlets[i], meshlets[i].triangles[n], normal))
                for (int c = 0; c < 3; c++)
                    axis[c] += normal[c];
    double length = sqrt(axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]);
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t n = 0; n < meshlets[i].triangle_count && length > 0; n++)
            if (normal_of(&meshlets[i], meshlets[i].triangles[n], normal))
                least = fmin(least, (normal[0] * axis[0] + normal[1] * axis[1] + normal[2] * axis[2]) / length);
    bool is_narrow = length > 0 && least > 0.1;
    for (int c = 0; c < 3; c++)
        cone[c] = is_narrow ? (float)(axis[c] / length) : 0;
    cone[3] = is_narrow ? (float)fmin(sqrt(1 - least * least) + 1e-6, 1) : 1;
}

static void put_bounds(const struct meshlet_source *meshlets, uint32_t count, uint32_t *words)
{
    uint32_t *chunks = words + BOUND_WORDS * (size_t)count;

    for (uint32_t i = 0; i < count; i++) {
        float bound[BOUND_WORDS];
        bound_sphere(meshlets + i, 1, bound);
        bound_cone(meshlets + i, 1, bound + 4);
        memcpy(words + BOUND_WORDS * (size_t)i, bound, sizeof bound);
        if (i % MESHLET_CHUNK == 0) {
            uint32_t in_chunk = count - i < MESHLET_CHUNK ? count - i : MESHLET_CHUNK;
            bound_sphere(meshlets + i, in_chunk, bound);
            bound_cone(meshlets + i, in_chunk, bound + 4);
            memcpy(chunks + BOUND_WORDS * (size_t)(i / MESHLET_CHUNK), bound, sizeof bound);
        }
    }
}

/* Streams contain the offset of their payload, so streams and payload are written in one pass, each to its part of the
 * file. */
size_t meshlet_encode(const struct meshlet_source *meshlets, uint32_t count, uint32_t stream_count, uint32_t *words,
                      size_t capacity)
{
    size_t streams_at = HEADER_WORDS + BOUND_WORDS * ((size_t)count + (count + 7) / 8);
    size_t payload_at = streams_at + STREAM_WORDS * (size_t)count * stream_count;
    bool fits = payload_at <= capacity;
    struct writer streams = {words + (fits ? streams_at : 0), 0, fits ? payload_at - streams_at : 0};
    struct writer payload = {words + (fits ? payload_at : 0), 0, fits ? capacity - payload_at : 0};

    for (uint32_t n = 0; n < count; n++) {
        encode_triangles(&streams, &payload, &meshlets[n]);
        for (uint32_t kind = MESHLET_POSITIONS; kind < stream_count; kind++)
            encode_attribute(&streams, &payload, &meshlets[n], (enum meshlet_stream)kind);
    }
    if (fits) {
        const uint32_t header[] = {stream_count / 2 - 1, stream_count, count, (uint32_t)payload.count};
        memset(words, 0, streams_at * sizeof *words);
        memcpy(words, magic, sizeof magic);
        memcpy(words + 2, header, sizeof header);
        put_bounds(meshlets, count, words + HEADER_WORDS);
    }
    put_word(&payload, 0); /* decoders may read one word beyond the payload */
    return payload_at + payload.count;
}
