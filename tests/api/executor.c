/* Links the CPU executor and dispatches without a shader: the result is an error. The program defines functions named
 * like internal ones of the libraries: these names must not clash. */
#include "dxs_exec.h"

int fail(void);
int arena_init(void);
int structurize(void);

int fail(void)
{
    return 0;
}

int arena_init(void)
{
    return 0;
}

int structurize(void)
{
    return 0;
}

int main(void)
{
    static const uint32_t groups[3] = {1, 1, 1};
    dxs_module *module = dxs_module_create(NULL);
    dxs_executor *executor = dxs_executor_create(module, 0, NULL);
    enum dxs_result result = dxs_executor_dispatch(executor, groups);
    int failures = result == DXS_RESULT_OK || dxs_executor_error(executor)->code != result;

    dxs_executor_destroy(executor);
    dxs_module_destroy(module);
    return failures + fail() + arena_init() + structurize();
}
