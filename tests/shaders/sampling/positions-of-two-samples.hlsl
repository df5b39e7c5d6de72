// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// dxs: --rasterizer-samples 2
#include "positions-of-eight-samples.hlsl"
