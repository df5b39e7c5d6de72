// dxc: -T cs_6_6 -E main -enable-16bit-types -HV 2021 -Od -Zi -Qembed_debug
// The same without optimisations: variables are in memory.
#include "debug-types.hlsl"
