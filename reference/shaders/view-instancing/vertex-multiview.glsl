#version 460
#extension GL_ARB_shader_viewport_layer_array : require
#extension GL_EXT_multiview : require

layout(constant_id = 4) const uint _62 = 0u;
layout(constant_id = 5) const uint _92 = 0u;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[16];
} b0_1;

layout(location = 0) in vec4 in_POSITION0;

void main()
{
    float _44;
    float _45;
    float _46;
    float _47;
    if (in_POSITION0.w == 0.0)
    {
        _44 = 0.0;
        _45 = 0.0;
        _46 = 0.0;
        _47 = 0.0;
    }
    else
    {
        uint _7 = bitfieldExtract(_62, int(gl_ViewIndex * 2u), int(2u));
        uint _8 = _7 << 2u;
        uint _13 = _8 + 1u;
        uint _18 = _13 + 1u;
        uint _23 = _8 + 3u;
        _44 = fma(b0_1._m0[_23].x, in_POSITION0.w, fma(b0_1._m0[_18].x, in_POSITION0.z, fma(b0_1._m0[_13].x, in_POSITION0.y, b0_1._m0[_8].x * in_POSITION0.x)));
        _45 = fma(b0_1._m0[_23].y, in_POSITION0.w, fma(b0_1._m0[_18].y, in_POSITION0.z, fma(b0_1._m0[_13].y, in_POSITION0.y, b0_1._m0[_8].y * in_POSITION0.x)));
        _46 = fma(b0_1._m0[_23].z, in_POSITION0.w, fma(b0_1._m0[_18].z, in_POSITION0.z, fma(b0_1._m0[_13].z, in_POSITION0.y, b0_1._m0[_8].z * in_POSITION0.x)));
        _47 = fma(b0_1._m0[_23].w, in_POSITION0.w, fma(b0_1._m0[_18].w, in_POSITION0.z, fma(b0_1._m0[_13].w, in_POSITION0.y, b0_1._m0[_8].w * in_POSITION0.x)));
    }
    gl_Position = vec4(_44, _45, _46, _47);
    gl_ViewportIndex = int(bitfieldExtract(_92, int(bitfieldExtract(_62, int(gl_ViewIndex * 2u), int(2u)) * 8u), int(8u)));
}

