// Vertices and triangles of many of Granite's files of compressed meshlets at once.
// pass count
// pass place
// pass decode
#define BATCH
#include "meshlet.hlsl"
