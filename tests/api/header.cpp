// The public header in C++.
#include "dxs.h"
#include "dxs_decoders.h"
#include "dxs_exec.h"
#include "dxs_graph.h"
#include "dxs_inspect.h"
#include "dxs_layout.h"
#include "dxs_nodes.h"
#include "dxs_root_signature.h"

int main()
{
    dxs_module *module = dxs_module_create(nullptr);
    dxs_parse_options options = dxs_default_parse_options();
    dxs_result result = dxs_module_parse(module, "none", 4, &options);
    bool refused = result != DXS_RESULT_OK && dxs_module_error(module)->message[0] != 0;
    dxs_module_destroy(module);
    return refused ? 0 : 1;
}
