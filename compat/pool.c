/* Modules and converters that keep their memory from one use to the next, whatever thread comes next: a slot holds one
 * object that nobody uses, and is emptied and filled in one step. */
#include "compat.h"

#include <stdatomic.h>

enum {
    SLOTS = 16,            /* of each kind: more objects at rest than that are destroyed */
    MAX_INPUT = 256 * 1024 /* bytes: objects that have grown for larger ones are destroyed */
};

static _Atomic(void *) modules[SLOTS], converters[SLOTS];

static void *take(_Atomic(void *) slots[SLOTS])
{
    void *object = NULL;

    for (int i = 0; i < SLOTS && !object; i++)
        if (atomic_load_explicit(&slots[i], memory_order_relaxed))
            object = atomic_exchange_explicit(&slots[i], NULL, memory_order_acquire);
    return object;
}

/* False: all slots are full. */
static bool give(_Atomic(void *) slots[SLOTS], void *object)
{
    for (int i = 0; i < SLOTS; i++) {
        void *none = NULL;
        if (atomic_compare_exchange_strong_explicit(&slots[i], &none, object, memory_order_release,
                                                    memory_order_relaxed))
            return true;
    }
    return false;
}

dxs_module *take_module(void)
{
    dxs_module *module = take(modules);

    return module ? module : dxs_module_create(NULL);
}

dxs_converter *take_converter(void)
{
    dxs_converter *converter = take(converters);

    return converter ? converter : dxs_converter_create(NULL);
}

void give_module(dxs_module *module, size_t size)
{
    if (module && (size > MAX_INPUT || !give(modules, module)))
        dxs_module_destroy(module);
}

void give_converter(dxs_converter *converter, size_t size)
{
    if (converter && (size > MAX_INPUT || !give(converters, converter)))
        dxs_converter_destroy(converter);
}

/* When the library is unloaded. */
__attribute__((destructor)) static void empty_pool(void)
{
    for (int i = 0; i < SLOTS; i++) {
        dxs_module_destroy(atomic_exchange(&modules[i], NULL));
        dxs_converter_destroy(atomic_exchange(&converters[i], NULL));
    }
}
