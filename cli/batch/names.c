/* A set of names with a value each. */
#include "cli/batch/names.h"

#include "cli/hash.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The name's slot, or the free slot for it. */
static struct name *slot_of(const struct names *names, const char *text)
{
    uint64_t hash = hash_more(HASH_OF_NOTHING, text, strlen(text));
    size_t at = (size_t)(hash ^ hash >> 32) & (names->capacity - 1);
    while (names->slots[at].text && strcmp(names->slots[at].text, text) != 0)
        at = (at + 1) & (names->capacity - 1);
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
            *slot_of(&larger, names->slots[n].text) = names->slots[n];
    free(names->slots);
    *names = larger;
    return true;
}

struct name *names_find(const struct names *names, const char *text)
{
    struct name *slot = names->capacity ? slot_of(names, text) : NULL;
    return slot && slot->text ? slot : NULL;
}

struct name *names_add(struct names *names, const char *text)
{
    if (2 * names->count >= names->capacity && !grow(names))
        return NULL;
    struct name *slot = slot_of(names, text);
    if (slot->text)
        return slot;
    size_t size = strlen(text) + 1;
    slot->text = malloc(size);
    if (!slot->text)
        return NULL;
    memcpy(slot->text, text, size);
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
