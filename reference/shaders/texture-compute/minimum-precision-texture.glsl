#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 2000) uniform restrict writeonly image2D u0;

void main()
{
    mediump vec4 _53 = textureLod(sampler2D(t0, s0), vec2((float(gl_GlobalInvocationID.x) + 0.5) * 0.5, float(gl_GlobalInvocationID.y) + 0.5), 0.0);
    uvec2 _56 = uvec2(gl_GlobalInvocationID.xy);
    vec4 _58 = texelFetch(t0, ivec2(_56), int(0u));
    float _23 = _58.x;
    mediump float mp_copy_23 = _23;
    float _24 = _58.y;
    mediump float mp_copy_24 = _24;
    float _25 = _58.z;
    mediump float mp_copy_25 = _25;
    float _26 = _58.w;
    mediump float mp_copy_26 = _26;
    imageStore(u0, ivec2(_56), vec4(mp_copy_23 + (_53.x * 2.0), mp_copy_24 + (_53.y * 2.0), mp_copy_25 + (_53.z * 2.0), mp_copy_26 + (_53.w * 2.0)));
}

