#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

vec4 _33;

layout(set = 0, binding = 1000, std430) readonly buffer table
{
    vec4 _m0[];
} table_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    vec4 _m0[];
} results_1;

layout(set = 0, binding = 1001) uniform texture2D image;

vec4 _2(uint _37)
{
    float _57;
    float _58;
    float _59;
    float _60;
    if (_37 > 100u)
    {
        _57 = 0.0;
        _58 = 0.0;
        _59 = 0.0;
        _60 = 0.0;
    }
    else
    {
        vec4 _80 = texelFetch(image, ivec2(uvec2(_37, 0u)), int(0u));
        _57 = _80.x + table_1._m0[_37].x;
        _58 = _80.y + table_1._m0[_37].y;
        _59 = _80.z + table_1._m0[_37].z;
        _60 = _80.w + table_1._m0[_37].w;
    }
    vec4 _53;
    _53.x = _57;
    _53.y = _58;
    _53.z = _59;
    _53.w = _60;
    return _53;
}

void _3(uint _83, vec4 _84)
{
    results_1._m0[_83] = vec4(_84);
}

void main()
{
    vec4 _5 = _2(gl_GlobalInvocationID.x);
    vec4 _11 = _2(gl_GlobalInvocationID.x + 1u);
    vec4 _20;
    _20.x = _11.x + _5.x;
    _20.y = _11.y + _5.y;
    _20.z = _11.z + _5.z;
    _20.w = _11.w + _5.w;
    _3(gl_GlobalInvocationID.x, _20);
}

