/* Names of enum opcode, in its order. */
#include "dxil/module.h"

const char opcode_names[] =
#define OPCODE(name, text) text "\0"
#include "dxil/opcodes.def"
#undef OPCODE
    ;
