/* Puts a fault into a SPIR-V module, from standard input to standard output: all instructions of one opcode get
 * another, or two of their words are exchanged.
 *   spirv-fault OPCODE NEW-OPCODE
 *   spirv-fault OPCODE NEW-OPCODE unless-precise    no fault in modules that decorate something with NoContraction
 *   spirv-fault OPCODE WORD WORD
 *   spirv-fault OPCODE WORD +N                      adds N to a word of the last such instruction */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    HEADER_WORDS = 5,
    MAX_WORDS = 1 << 20,
    OP_DECORATE = 71,
    NO_CONTRACTION = 42
};

static void exchange(uint32_t *a, uint32_t *b)
{
    uint32_t kept = *a;

    *a = *b;
    *b = kept;
}

static int is_precise(const uint32_t *words, size_t count)
{
    for (size_t n = HEADER_WORDS; n + 2 < count && words[n] >> 16; n += words[n] >> 16)
        if ((words[n] & 0xffff) == OP_DECORATE && words[n + 2] == NO_CONTRACTION)
            return 1;
    return 0;
}

/* The start of the last instruction of this opcode; 0: there is none. */
static size_t last_of(const uint32_t *words, size_t count, uint32_t opcode)
{
    size_t last = 0;

    for (size_t n = HEADER_WORDS; n < count && words[n] >> 16; n += words[n] >> 16)
        if ((words[n] & 0xffff) == opcode)
            last = n;
    return last;
}

int main(int argument_count, char **arguments)
{
    static uint32_t words[MAX_WORDS];
    size_t count = fread(words, sizeof *words, MAX_WORDS, stdin);
    uint32_t opcode = argument_count > 2 ? (uint32_t)atoi(arguments[1]) : 0, found = 0;
    int spares_precise = argument_count > 3 && strcmp(arguments[3], "unless-precise") == 0;

    if (argument_count > 3 && arguments[3][0] == '+') {
        size_t last = last_of(words, count, opcode);
        words[last + (size_t)atoi(arguments[2])] += last ? (uint32_t)atoi(arguments[3]) : 0;
        return last == 0 || fwrite(words, sizeof *words, count, stdout) != count;
    }
    if (spares_precise && is_precise(words, count))
        return fwrite(words, sizeof *words, count, stdout) != count;
    for (size_t n = HEADER_WORDS; n < count && words[n] >> 16; n += words[n] >> 16) {
        if ((words[n] & 0xffff) != opcode)
            continue;
        found++;
        if (argument_count > 3 && !spares_precise)
            exchange(&words[n + (size_t)atoi(arguments[2])], &words[n + (size_t)atoi(arguments[3])]);
        else
            words[n] = (words[n] & 0xffff0000) | (uint32_t)atoi(arguments[2]);
    }
    return found == 0 || fwrite(words, sizeof *words, count, stdout) != count;
}
