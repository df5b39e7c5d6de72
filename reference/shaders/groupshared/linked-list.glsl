#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

shared uint head;
shared uint links[16];

void main()
{
    bool _3 = gl_LocalInvocationIndex == 0u;
    if (_3)
    {
        head = 99u;
    }
    barrier();
    if (!((gl_LocalInvocationIndex % 3u) == 0u))
    {
        uint _6 = atomicExchange(head, gl_LocalInvocationIndex);
        links[gl_LocalInvocationIndex] = _6;
    }
    barrier();
    if (!_3)
    {
        return;
    }
    uint _16;
    uint _17;
    if (head == 99u)
    {
        _16 = 0u;
        _17 = 0u;
    }
    else
    {
        uint _13 = 0u;
        uint _14 = 0u;
        uint _15 = head;
        uint _9;
        uint _10;
        uint _11;
        bool _12;
        for (;;)
        {
            _9 = _14 + 1u;
            _10 = _15 + _13;
            _11 = links[_15];
            _12 = _11 == 99u;
            if (_12)
            {
                break;
            }
            else
            {
                _13 = _10;
                _14 = _9;
                _15 = _11;
                continue;
            }
        }
        _16 = _10;
        _17 = _9;
    }
    u0_1._m0[0u] = _17;
    u0_1._m0[1u] = _16;
}

