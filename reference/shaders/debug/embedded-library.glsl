#version 460
#extension GL_GOOGLE_cpp_style_line_directive : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer values
{
    float _m0[];
} values_1;

#line 9 "debug/embedded-library.hlsl"
float _2(float _33)
{
#line 9 "debug/embedded-library.hlsl"
    return _33 * 0.5;
}

#line 16 "debug/embedded-library.hlsl"
void main()
{
#line 16 "debug/embedded-library.hlsl"
#line 17 "debug/embedded-library.hlsl"
    if (values_1._m0[gl_GlobalInvocationID.x] > 1.0)
    {
#line 18 "debug/embedded-library.hlsl"
#line 18 "debug/embedded-library.hlsl"
        values_1._m0[gl_GlobalInvocationID.x] = _2(values_1._m0[gl_GlobalInvocationID.x]);
    }
}

