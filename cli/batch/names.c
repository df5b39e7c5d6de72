/* A set of names with a value each. */
#include "cli/batch/names.h"

#include "cli/hash.h"

#include <stdlib.h>
#include <string.h>

static uint64_t hash_of(const char *text)
{
    return hash_more(HASH_OF_NOTHING, text, strlen(text));
}

/* The name's slot, or the free slot for it. */
static struct name *slot_of(const struct names *names, const char *text, uint64_t hash)
{
    size_t at = (size_t)(hash ^ hash >> 32) & (names->capacity - 1);
    for (; names->slots[at].text; at = (at + 1) & (names->capacity - 1))
        if (names->slots[at].hash == hash && strcmp(names->slots[at].text, text) == 0)
            break;
    return &names->slots[at];
}

static bool grow(struct names *names)
{
    struct names larger = {.count = names->count, .capacity = names->capacity ? 2 * names->capacity : 64};
    larger.slots = calloc(larger.capacity, sizeof(*larger.slots));
    if (!larger.slots)
        return false;
    for (size_t n = 0; n < names->capacity; n++)
        if (names->slots[n].text)
            *slot_of(&larger, names->slots[n].text, names->slots[n].hash) = names->slots[n];
    free(names->slots);
    *names = larger;
    return true;
}

struct name *names_find(const struct names *names, const char *text)
{
    struct name *slot = names->capacity ? slot_of(names, text, hash_of(text)) : NULL;
    return slot && slot->text ? slot : NULL;
}

struct name *names_add(struct names *names, const char *text)
{
    if (2 * names->count >= names->capacity && !grow(names))
        return NULL;
    uint64_t hash = hash_of(text);
    struct name *slot = slot_of(names, text, hash);
    if (slot->text)
        return slot;
    size_t size = strlen(text) + 1;
    slot->text = malloc(size);
    if (!slot->text)
        return NULL;
    memcpy(slot->text, text, size);
    slot->hash = hash;
    names->count++;
    return slot;
}

void names_free(struct names *names)
{
    for (size_t n = 0; n < names->capacity; n++)
        free(names->slots[n].text);
    free(names->slots);
    *names = (struct names){0};
}
