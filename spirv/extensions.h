/* Enumerants that are newer than the SPIRV-Headers we build with (1.3.239), named after the extension that they come
 * with. */
#ifndef SPIRV_EXTENSIONS_H
#define SPIRV_EXTENSIONS_H

enum {
    /* SPV_NV_raw_access_chains */
    DXS_SPV_CAPABILITY_RAW_ACCESS_CHAINS = 5414,
    DXS_SPV_OP_RAW_ACCESS_CHAIN = 5398,
    /* SPV_KHR_maximal_reconvergence */
    DXS_SPV_EXECUTION_MODE_MAXIMALLY_RECONVERGES = 6023,
    /* SPV_KHR_quad_control */
    DXS_SPV_CAPABILITY_QUAD_CONTROL = 5087,
    DXS_SPV_EXECUTION_MODE_QUAD_DERIVATIVES = 5088,
    DXS_SPV_EXECUTION_MODE_REQUIRE_FULL_QUADS = 5089,
    DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ALL = 5110,
    DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ANY = 5111
};

#endif
