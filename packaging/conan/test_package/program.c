/* Calls one function of each library. */
#include <dxs.h>
#include <dxs_exec.h>
#include <dxs_inspect.h>

#include <stdio.h>

int main(void)
{
    dxs_converter *converter = dxs_converter_create(NULL);
    const struct dxs_need *needs;
    uint32_t count;
    int is_refused = dxs_spirv_needs(converter, &count, 0, &needs, &count) != DXS_RESULT_OK;

    printf("dxs %s, %u steps\n", dxs_version(), (unsigned)(dxs_default_exec_options().step_limit > 0));
    dxs_converter_destroy(converter);
    return !is_refused;
}
