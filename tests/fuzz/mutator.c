/* Mutates the input of a fuzz target: records of its bitcode, its tokens, or plain bytes. */
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/records.h"
#include "tests/fuzz/tokens.h"

#include <stdlib.h>
#include <string.h>

uint64_t hash_data(const uint8_t *data, size_t size)
{
    uint64_t hash = UINT64_C(14695981039346656037);

    for (size_t i = 0; i < size; i++)
        hash = (hash ^ data[i]) * UINT64_C(1099511628211);
    return hash;
}

size_t mutate_bytes(uint8_t *data, size_t size, size_t limit, uint64_t *state)
{
    uint32_t changes = 1 + next_random(state, 4);

    for (uint32_t i = 0; i < changes; i++) {
        if (size == 0 || next_random(state, 16) == 0) {
            if (size < limit)
                data[size++] = (uint8_t)next_random(state, 256);
            continue;
        }
        uint32_t at = next_random(state, (uint32_t)size), from = next_random(state, (uint32_t)size);
        switch (next_random(state, 6)) {
        case 0:
            data[at] = (uint8_t)next_random(state, 256);
            break;
        case 1:
            data[at] = data[from];
            break;
        case 2:
            data[at] = (uint8_t)(data[at] + next_random(state, 9) - 4);
            break;
        case 3: /* copy a piece elsewhere */
            memmove(data + at, data + from, next_random(state, 16) % (size - (at > from ? at : from)));
            break;
        case 4:
            if (next_random(state, 8) == 0)
                size = at + (size_t)1;
            break;
        default:
            data[at] ^= (uint8_t)(1u << next_random(state, 8));
            break;
        }
    }
    return size;
}

size_t mutate_words(uint8_t *data, size_t size, size_t limit, unsigned int seed)
{
    uint64_t state = seed;
    uint32_t word;

    if (size < sizeof word || size > UINT32_MAX || next_random(&state, 8) == 0)
        return mutate_bytes(data, size, limit, &state);
    for (uint32_t changes = 1 + next_random(&state, 3); changes > 0; changes--) {
        uint8_t *at = data + sizeof word * next_random(&state, (uint32_t)(size / sizeof word));
        memcpy(&word, at, sizeof word);
        word = next_random(&state, 2) ? word + next_random(&state, 9) - 4 : (uint32_t)interesting_number(&state);
        memcpy(at, &word, sizeof word);
    }
    return size;
}

size_t mutate_module(uint8_t *data, size_t size, size_t limit, unsigned int seed,
                     void (*change)(struct record_list *, uint64_t *))
{
    uint64_t state = seed;
    struct record_list list;

    if (next_random(&state, 8) > 0 && mutate_tokens(data, &size, limit, &state))
        return size;
    if (next_random(&state, 8) == 0 || !read_records(&list, data, size))
        return mutate_bytes(data, size, limit, &state);
    uint32_t changes = 1 + next_random(&state, 3);
    for (uint32_t i = 0; i < changes; i++)
        change(&list, &state);
    size_t written_size;
    uint8_t *written = write_records(&list, &written_size);
    free_records(&list);
    if (written_size <= limit) {
        memcpy(data, written, written_size);
        size = written_size;
    } else {
        size = mutate_bytes(data, size, limit, &state);
    }
    free(written);
    return size;
}
