/* dxs in C++11: objects that release themselves, errors as exceptions, callbacks with captures. A thin layer: what it
 * takes and returns are the structures of dxs.h, and get() gives the C object.
 *
 *     dxs::module module(bytes, size);
 *     dxs::converter converter;
 *     dxs::options options;
 *     options.debug_info = true;
 *     dxs_spirv spirv = converter.convert(module, 0, &options); // valid until the converter's next use
 *
 * Functions throw dxs::error where the C function fails, std::bad_alloc where an object cannot be created. Without
 * exceptions, only dxs::handle is there: dxs::handle<dxs_module> module(dxs_module_create(nullptr)). Objects can be
 * moved, not copied. Threads, lifetimes and errors: as dxs.h says. */
#ifndef DXS_HPP
#define DXS_HPP

#include "dxs.h"
#include "dxs_layout.h"
#include "dxs_root_signature.h"

#include <memory>

namespace dxs {

struct destroy {
    void operator()(dxs_module *module) const { dxs_module_destroy(module); }
    void operator()(dxs_converter *converter) const { dxs_converter_destroy(converter); }
    void operator()(dxs_root_signature *signature) const { dxs_root_signature_destroy(signature); }
    void operator()(dxs_layout *layout) const { dxs_layout_destroy(layout); }
};
template <class Object> using handle = std::unique_ptr<Object, destroy>;

/* The defaults, and callbacks of any callable object, which must live as long as the options are used. No exception may
 * leave it: the process ends. */
class options : public dxs_options {
public:
    options() : dxs_options(dxs_default_options()) { map_user = this; }
    options(const options &) = delete;
    options &operator=(const options &) = delete;

    /* bool map(const dxs_binding_request &, dxs_binding &): as dxs_options.map_resource. */
    template <class Map> void map_resources(Map &map)
    {
        resources = &map;
        map_resource = [](void *user, const dxs_binding_request *request, dxs_binding *binding) noexcept -> bool {
            return (*static_cast<Map *>(static_cast<options *>(user)->resources))(*request, *binding);
        };
    }

    /* bool map(const dxs_location_request &, dxs_location &): as dxs_options.map_location. */
    template <class Map> void map_locations(Map &map)
    {
        locations = &map;
        map_location = [](void *user, const dxs_location_request *request, dxs_location *location) noexcept -> bool {
            return (*static_cast<Map *>(static_cast<options *>(user)->locations))(*request, *location);
        };
    }

private:
    void *resources = nullptr, *locations = nullptr;
};

} // namespace dxs

#if defined(__cpp_exceptions) || defined(__EXCEPTIONS) || defined(_CPPUNWIND)
#include <new>
#include <stdexcept>

namespace dxs {

class error : public std::runtime_error {
public:
    explicit error(const dxs_error &last) : std::runtime_error(last.message), details(last) {}

    dxs_error details; /* the code, and where */
};

template <class Object> class object {
public:
    Object *get() const { return owned.get(); }

protected:
    explicit object(Object *created) : owned(created)
    {
        if (!created)
            throw std::bad_alloc();
    }
    static void check(dxs_result result, const dxs_error *last)
    {
        if (result != DXS_RESULT_OK)
            throw error(*last);
    }

private:
    handle<Object> owned;
};

class module : public object<dxs_module> {
public:
    explicit module(const dxs_allocator *allocator = nullptr) : object(dxs_module_create(allocator)) {}
    module(const void *bytes, size_t size, const dxs_parse_options *options = nullptr) : module()
    {
        parse(bytes, size, options);
    }

    void parse(const void *bytes, size_t size, const dxs_parse_options *options = nullptr)
    {
        check(dxs_module_parse(get(), bytes, size, options), dxs_module_error(get()));
    }
    const dxs_module_info &info() const { return *dxs_module_describe(get()); }
    const dxs_entry *entry(uint32_t index) const { return dxs_module_entry(get(), index); } /* NULL: none */
    uint32_t find_entry(const char *name) const { return dxs_module_find_entry(get(), name); } /* DXS_NONE: none */
};

class converter : public object<dxs_converter> {
public:
    explicit converter(const dxs_allocator *allocator = nullptr) : object(dxs_converter_create(allocator)) {}

    /* The words are valid until the converter's next use. */
    dxs_spirv convert(const module &module, uint32_t entry = 0, const dxs_options *options = nullptr)
    {
        dxs_spirv spirv;
        check(dxs_convert(get(), module.get(), entry, options, &spirv), dxs_converter_error(get()));
        return spirv;
    }
};

class root_signature : public object<dxs_root_signature> {
public:
    explicit root_signature(const dxs_allocator *allocator = nullptr) : object(dxs_root_signature_create(allocator)) {}
    root_signature(const void *bytes, size_t size) : root_signature()
    {
        check(dxs_root_signature_parse(get(), bytes, size), dxs_root_signature_error(get()));
    }

    const dxs_root_signature_desc *describe() const { return dxs_root_signature_describe(get()); } /* NULL: nothing */
};

class layout : public object<dxs_layout> {
public:
    explicit layout(const dxs_allocator *allocator = nullptr) : object(dxs_layout_create(allocator)) {}
    layout(const root_signature *global, const root_signature *local, const dxs_layout_policy *policy = nullptr)
        : layout()
    {
        check(dxs_layout_build(get(), global ? global->describe() : nullptr, local ? local->describe() : nullptr, policy),
              dxs_layout_error(get()));
    }

    const dxs_pipeline_layout *describe() const { return dxs_layout_describe(get()); } /* NULL: nothing was built */
};

} // namespace dxs
#endif

#endif
