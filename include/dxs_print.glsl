// Messages of shaders that are edited as GLSL: they go to the buffer of `dxil-spirv --print` (struct dxs_print_record in
// dxs_options.h), and `dxil-spirv print-records` shows them.
//
//   #extension GL_GOOGLE_include_directive : require
//   #define DXS_PRINT_THREAD gl_GlobalInvocationID     // three numbers that tell the thread; pixels: gl_FragCoord.xyx
//   #define DXS_PRINT_DRAW root.draw                   // optional: the number of the dispatch or draw, below 1 << 24
//   #include "dxs_print.glsl"
//
//   dxs_print(1, color);                               // message 1: a float, uint, int, bool or a vector of them
//   dxs_print(2);                                      // message 2: the thread got here
#ifndef DXS_PRINT_GLSL
#define DXS_PRINT_GLSL

#ifndef DXS_PRINT_THREAD
#error dxs_print.glsl: define DXS_PRINT_THREAD, for example as gl_GlobalInvocationID
#endif
#ifndef DXS_PRINT_SET
#define DXS_PRINT_SET 0
#endif
#ifndef DXS_PRINT_BINDING
#define DXS_PRINT_BINDING 6000
#endif
#ifndef DXS_PRINT_HASH
#define DXS_PRINT_HASH uvec2(0u) // of the shader, low word first, as records of --print have it
#endif
#ifndef DXS_PRINT_DRAW
#define DXS_PRINT_DRAW 0u
#endif

layout(set = DXS_PRINT_SET, binding = DXS_PRINT_BINDING, std430) coherent buffer dxs_print_buffer {
    uint dxs_print_count; // of records that were to be written
    uint dxs_print_records[][11];
};

// One scalar. `type`: enum dxs_component_type.
void dxs_print_scalar(uint message, uint component, uint type, uint value)
{
    uint record = atomicAdd(dxs_print_count, 1u);
    if (record >= uint(dxs_print_records.length()))
        return;
    uvec3 thread = uvec3(DXS_PRINT_THREAD);
    dxs_print_records[record] = uint[11](DXS_PRINT_HASH.x, DXS_PRINT_HASH.y, thread.x, thread.y, thread.z,
                                         0xFFFFFFFFu /* no DXIL function */, message, component,
                                         type | uint(DXS_PRINT_DRAW) << 8, value, 0u);
}

void dxs_print(uint message) { dxs_print_scalar(message, 0u, 0u, 0u); }

// Messages of a scalar and of its vectors. `type`: enum dxs_component_type; `bits`: the function that gives a word.
#define DXS_PRINT_VECTOR(vector, size, type, bits)                                                             \
    void dxs_print(uint message, vector value)                                                                 \
    {                                                                                                          \
        for (int n = 0; n < size; n++)                                                                         \
            dxs_print_scalar(message, uint(n), type, bits(value[n]));                                          \
    }
#define DXS_PRINT_VALUES(scalar, vector2, vector3, vector4, type, bits)                                        \
    void dxs_print(uint message, scalar value) { dxs_print_scalar(message, 0u, type, bits(value)); }           \
    DXS_PRINT_VECTOR(vector2, 2, type, bits)                                                                   \
    DXS_PRINT_VECTOR(vector3, 3, type, bits)                                                                   \
    DXS_PRINT_VECTOR(vector4, 4, type, bits)

DXS_PRINT_VALUES(float, vec2, vec3, vec4, 9u, floatBitsToUint)
DXS_PRINT_VALUES(uint, uvec2, uvec3, uvec4, 5u, uint)
DXS_PRINT_VALUES(int, ivec2, ivec3, ivec4, 4u, uint)
DXS_PRINT_VALUES(bool, bvec2, bvec3, bvec4, 1u, uint)

#endif
