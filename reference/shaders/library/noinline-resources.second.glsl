#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 4, local_size_y = 4, local_size_z = 1) in;

vec4 _63;

layout(set = 0, binding = 1000, std430) readonly buffer table
{
    vec4 _m0[];
} table_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    vec4 _m0[];
} results_1;

layout(set = 0, binding = 1001) uniform texture2D image;

vec4 _2(uint _18)
{
    float _38;
    float _39;
    float _40;
    float _41;
    if (_18 > 100u)
    {
        _38 = 0.0;
        _39 = 0.0;
        _40 = 0.0;
        _41 = 0.0;
    }
    else
    {
        vec4 _61 = texelFetch(image, ivec2(uvec2(_18, 0u)), int(0u));
        _38 = _61.x + table_1._m0[_18].x;
        _39 = _61.y + table_1._m0[_18].y;
        _40 = _61.z + table_1._m0[_18].z;
        _41 = _61.w + table_1._m0[_18].w;
    }
    vec4 _34;
    _34.x = _38;
    _34.y = _39;
    _34.z = _40;
    _34.w = _41;
    return _34;
}

void _3(uint _65, vec4 _66)
{
    results_1._m0[_65] = vec4(_66);
}

void main()
{
    vec4 _6 = _2(gl_GlobalInvocationID.y);
    _3(gl_GlobalInvocationID.x, _6);
}

