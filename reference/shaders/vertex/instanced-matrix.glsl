#version 460

layout(location = 1) out vec4 out_ROW0;
layout(location = 5) in uint in_ROW0;
layout(location = 0) in vec4 in_POSITION0;
layout(location = 1) in vec4 in_TRANSFORM0[4];

void main()
{
    uint _43 = in_ROW0 & 3u;
    float _79[16];
    _79[0u] = in_TRANSFORM0[0u].x;
    _79[1u] = in_TRANSFORM0[0u].y;
    _79[2u] = in_TRANSFORM0[0u].z;
    _79[3u] = in_TRANSFORM0[0u].w;
    _79[4u] = in_TRANSFORM0[1u].x;
    _79[5u] = in_TRANSFORM0[1u].y;
    _79[6u] = in_TRANSFORM0[1u].z;
    _79[7u] = in_TRANSFORM0[1u].w;
    _79[8u] = in_TRANSFORM0[2u].x;
    _79[9u] = in_TRANSFORM0[2u].y;
    _79[10u] = in_TRANSFORM0[2u].z;
    _79[11u] = in_TRANSFORM0[2u].w;
    _79[12u] = in_TRANSFORM0[3u].x;
    _79[13u] = in_TRANSFORM0[3u].y;
    _79[14u] = in_TRANSFORM0[3u].z;
    _79[15u] = in_TRANSFORM0[3u].w;
    gl_Position = vec4(fma(in_TRANSFORM0[3u].x, in_POSITION0.w, fma(in_TRANSFORM0[2u].x, in_POSITION0.z, fma(in_TRANSFORM0[1u].x, in_POSITION0.y, in_TRANSFORM0[0u].x * in_POSITION0.x))), fma(in_TRANSFORM0[3u].y, in_POSITION0.w, fma(in_TRANSFORM0[2u].y, in_POSITION0.z, fma(in_TRANSFORM0[1u].y, in_POSITION0.y, in_TRANSFORM0[0u].y * in_POSITION0.x))), fma(in_TRANSFORM0[3u].z, in_POSITION0.w, fma(in_TRANSFORM0[2u].z, in_POSITION0.z, fma(in_TRANSFORM0[1u].z, in_POSITION0.y, in_TRANSFORM0[0u].z * in_POSITION0.x))), fma(in_TRANSFORM0[3u].w, in_POSITION0.w, fma(in_TRANSFORM0[2u].w, in_POSITION0.z, fma(in_TRANSFORM0[1u].w, in_POSITION0.y, in_TRANSFORM0[0u].w * in_POSITION0.x))));
    out_ROW0 = vec4(_79[_43], _79[_43 | 4u], _79[_43 | 8u], _79[_43 | 12u]);
}

