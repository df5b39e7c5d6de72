#!/usr/bin/env python3
"""The examples in the opening comments of the public headers compile.

    header_examples.py INCLUDE C-COMPILER [C++-COMPILER]"""
import pathlib
import re
import subprocess
import sys

# What the examples take from the program around them.
AROUND = """
#include <stdio.h>
#include "dxs_layout.h"
#include "dxs_root_signature.h"
typedef struct pipeline_object *pipeline;
void use(const uint32_t *words, size_t count);
pipeline make_pipeline(int layout, const uint32_t *words, size_t count, const char *entry);
void example(const void *bytes, size_t size, dxs_module *module, dxs_converter *converter, uint32_t entry,
             struct dxs_options options, struct dxs_spirv spirv, pipeline *pipelines, int layout,
             dxs_root_signature *signature, const struct dxs_root_signature_desc *root_signature)
{ uint32_t words[64]; {
"""


def main():
    include, *compilers = sys.argv[1:]
    failed = count = 0
    for path in sorted(pathlib.Path(include).iterdir()):
        comment = path.read_text(encoding="utf-8").split("*/")[0]
        code = "\n".join(re.findall(r"^ \*     (.*)$", comment, re.M))
        language = "c++" if path.suffix == ".hpp" else "c"
        if ";" not in code or (language == "c++" and len(compilers) < 2):
            continue
        command = [compilers[language == "c++"], "-x", language, "-std=c++11" if language == "c++" else "-std=c11", "-Werror",
                   "-fsyntax-only", "-I", include, "-"]
        source = f'#include "{path.name}"\n{AROUND}{code}\n(void)words; }} }}\n'
        result = subprocess.run(command, input=source, text=True, capture_output=True, check=False)
        count += 1
        if result.returncode:
            failed += 1
            print(f"{path.name}: the example does not compile\n{result.stderr}")
    print(f"{count} examples of headers, {failed} wrong")
    return failed or not count


if __name__ == "__main__":
    sys.exit(main())
