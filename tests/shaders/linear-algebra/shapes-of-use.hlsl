// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --lane-count 8 --cooperative-matrix-conversions
// env: vulkan1.3
// As shapes, but sums become operands by SPV_NV_cooperative_matrix2.
#include "shapes.hlsl"
