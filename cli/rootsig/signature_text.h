/* Finds the root signature in an HLSL source. */
#ifndef CLI_ROOTSIG_SIGNATURE_TEXT_H
#define CLI_ROOTSIG_SIGNATURE_TEXT_H

#include "dxs_layout.h"

#include <stdbool.h>

/* Replaces all but the root signature's text by spaces. So lines and columns of errors stay right.
 *
 * Forms: `#define RS "..."`, `[RootSignature("...")]`, `GlobalRootSignature rs = {"..."}`,
 * `LocalRootSignature rs = {"..."}`, and text without quotes. A string may have several literals on several lines.
 * Comments are skipped.
 *
 * `name`: the macro's or object's name, of which the last one counts; NULL: the only root signature. False: there is no
 * such root signature, or without a name there are several; `message` says so. */
bool isolate_signature(char *text, size_t size, const char *name, char *message, size_t message_size);

/* Parses a root signature from text: JSON, or HLSL as above. `text` is changed. False: `message` says why. */
bool parse_signature_text(dxs_root_signature *signature, enum dxs_root_signature_version version, char *text,
                          size_t size, const char *name, char *message, size_t message_size);

/* Serialized root signatures contain a NUL, text does not. */
bool is_signature_text(const char *bytes, size_t size);

#endif
