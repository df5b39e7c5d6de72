// Messages of shaders that are edited as GLSL: they go to the buffer of `dxil-spirv --print` (struct dxs_print_record in
// dxs_options.h), and `dxil-spirv print-records` shows them.
//
//   #extension GL_GOOGLE_include_directive : require
//   #define DXS_PRINT_THREAD gl_GlobalInvocationID     // three numbers that tell the thread; pixels: gl_FragCoord.xyx
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
                                         0xFFFFFFFFu /* no DXIL function */, message, component, type, value, 0u);
}

void dxs_print(uint message) { dxs_print_scalar(message, 0u, 0u, 0u); }

void dxs_print(uint message, float value) { dxs_print_scalar(message, 0u, 9u, floatBitsToUint(value)); }
void dxs_print(uint message, vec2 value)
{
    for (int n = 0; n < 2; n++)
        dxs_print_scalar(message, uint(n), 9u, floatBitsToUint(value[n]));
}
void dxs_print(uint message, vec3 value)
{
    for (int n = 0; n < 3; n++)
        dxs_print_scalar(message, uint(n), 9u, floatBitsToUint(value[n]));
}
void dxs_print(uint message, vec4 value)
{
    for (int n = 0; n < 4; n++)
        dxs_print_scalar(message, uint(n), 9u, floatBitsToUint(value[n]));
}

void dxs_print(uint message, uint value) { dxs_print_scalar(message, 0u, 5u, value); }
void dxs_print(uint message, uvec2 value)
{
    for (int n = 0; n < 2; n++)
        dxs_print_scalar(message, uint(n), 5u, value[n]);
}
void dxs_print(uint message, uvec3 value)
{
    for (int n = 0; n < 3; n++)
        dxs_print_scalar(message, uint(n), 5u, value[n]);
}
void dxs_print(uint message, uvec4 value)
{
    for (int n = 0; n < 4; n++)
        dxs_print_scalar(message, uint(n), 5u, value[n]);
}

void dxs_print(uint message, int value) { dxs_print_scalar(message, 0u, 4u, uint(value)); }
void dxs_print(uint message, ivec2 value)
{
    for (int n = 0; n < 2; n++)
        dxs_print_scalar(message, uint(n), 4u, uint(value[n]));
}
void dxs_print(uint message, ivec3 value)
{
    for (int n = 0; n < 3; n++)
        dxs_print_scalar(message, uint(n), 4u, uint(value[n]));
}
void dxs_print(uint message, ivec4 value)
{
    for (int n = 0; n < 4; n++)
        dxs_print_scalar(message, uint(n), 4u, uint(value[n]));
}

void dxs_print(uint message, bool value) { dxs_print_scalar(message, 0u, 1u, uint(value)); }
void dxs_print(uint message, bvec2 value)
{
    for (int n = 0; n < 2; n++)
        dxs_print_scalar(message, uint(n), 1u, uint(value[n]));
}
void dxs_print(uint message, bvec3 value)
{
    for (int n = 0; n < 3; n++)
        dxs_print_scalar(message, uint(n), 1u, uint(value[n]));
}
void dxs_print(uint message, bvec4 value)
{
    for (int n = 0; n < 4; n++)
        dxs_print_scalar(message, uint(n), 1u, uint(value[n]));
}

#endif
