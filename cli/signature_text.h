/* Finds the root signature in HLSL as people write it. */
#ifndef CLI_SIGNATURE_TEXT_H
#define CLI_SIGNATURE_TEXT_H

#include "dxs_layout.h"

#include <stdbool.h>

/* Keeps of the text what belongs to the root signature, and replaces the rest by spaces, so that lines and columns of
 * errors stay right. Understands comments; `#define RS "..."`, `[RootSignature("...")]`,
 * `GlobalRootSignature rs = {"..."}` and `LocalRootSignature rs = {"..."}`; string literals in several pieces and
 * lines; and text without quotes. `name` chooses one of several (the name of the macro or object); NULL: the only one.
 * False: there is no such root signature, or several; `message` says so. */
bool isolate_signature(char *text, size_t size, const char *name, char *message, size_t message_size);

/* Parses a root signature from text: JSON, or HLSL as above. `text` is changed. False: `message` says why. */
bool parse_signature_text(dxs_root_signature *signature, enum dxs_root_signature_version version, char *text,
                          size_t size, const char *name, char *message, size_t message_size);

/* Serialized forms contain a NUL, text does not. */
bool is_signature_text(const char *bytes, size_t size);

#endif
