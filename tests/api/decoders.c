/* Links the decoder library and asks for the SPIR-V of every decoder. */
#include "dxs_decoders.h"

int main(void)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    const struct dxs_decoder *decoder;
    struct dxs_spirv spirv;
    int failures = dxs_decoder_at(0) == NULL;

    for (uint32_t i = 0; (decoder = dxs_decoder_at(i)) != NULL; i++)
        for (uint32_t pass = 0; pass < decoder->pass_count; pass++)
            failures += dxs_decoder_convert(decoder, pass, module, converter, NULL, &spirv) != DXS_RESULT_OK;
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return failures;
}
