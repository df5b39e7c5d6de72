// dxs.hpp: results are those of the C functions, errors are thrown with their place, callbacks see their captures.
//   wrapper SHADER-WITH-ROOT-SIGNATURE
#include "dxs.hpp"

#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>

static int failures;

static void check(bool holds, const char *what)
{
    if (!holds) {
        std::printf("FAILED: %s\n", what);
        failures++;
    }
}

int main(int, char **arguments)
{
    std::ifstream file(arguments[1], std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());

    dxs::module first(bytes.data(), bytes.size());
    dxs::module module(std::move(first));
    check(!first.get() && module.info().entry_count == 1, "a module moves");
    check(module.find_entry(module.entry(0)->name) == 0 && !module.entry(1), "entries are found");

    dxs::converter converter;
    dxs::handle<dxs_converter> plain(dxs_converter_create(nullptr));
    dxs_spirv expected;
    dxs_convert(plain.get(), module.get(), 0, nullptr, &expected);
    dxs_spirv spirv = converter.convert(module);
    check(spirv.word_count == expected.word_count && !std::memcmp(spirv.words, expected.words, spirv.word_count * 4),
          "words are those of the C function");

    uint32_t mapped = 0;
    auto sets = [&mapped](const dxs_binding_request &, dxs_binding &binding) {
        binding.set = 5;
        mapped++;
        return true;
    };
    auto refuse = [](const dxs_location_request &, dxs_location &) { return false; };
    uint32_t located = 0;
    auto counts = [&located](const dxs_location_request &, dxs_location &) { return ++located > 0; };
    dxs::options both;
    both.map_resources(sets);
    both.map_locations(counts);
    spirv = converter.convert(module, 0, &both);
    check(located == module.entry(0)->inputs.count + module.entry(0)->outputs.count, "each callback has its own");
    check(mapped == spirv.resource_count && mapped > 0 && spirv.resources[0].binding.set == 5,
          "a callback sees what it captured");
    dxs::options refuses;
    refuses.map_locations(refuse);
    try {
        converter.convert(module, 0, &refuses);
        check(module.entry(0)->inputs.count + module.entry(0)->outputs.count == 0, "a refused location is an error");
    } catch (const dxs::error &error) {
        check(error.details.code == DXS_RESULT_NO_MAPPING, "with its code");
    }

    dxs::root_signature signature(bytes.data(), bytes.size());
    dxs::layout layout(&signature, nullptr);
    dxs::options options;
    options.layout = layout.get();
    check(layout.describe()->set_count > 0 && converter.convert(module, 0, &options).word_count > 0,
          "a root signature gives a layout");

    try {
        dxs::module broken("none", 4);
        check(false, "what is no shader is an error");
    } catch (const dxs::error &error) {
        check(error.details.code != DXS_RESULT_OK && error.what() == std::string(error.details.message), "with its text");
    }
    try {
        converter.convert(module, 7);
        check(false, "an entry that does not exist is an error");
    } catch (const dxs::error &error) {
        check(error.details.code == DXS_RESULT_INVALID_ARGUMENT, "with its code");
    }
    return failures != 0;
}
