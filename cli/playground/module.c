/* The playground's program: `dxil-spirv report`, compiled to WebAssembly by Emscripten. Tools are JavaScript functions
 * of the page (worker.js), which read one file and write another. */
#include "cli/files.h"
#include "cli/subcommands.h"
#include "cli/tools/tools.h"

#include <emscripten.h>
#include <stdlib.h>
#include <string.h>

/* The data alone are written (-o FILE.json): the page is there. */
const char report_page_start[] = "", report_page_end[] = "";

/* False: the page has no such tool, or it failed; then the output file says why. */
EM_JS(int, run_tool, (const char *name, const char *input, const char *output), {
    try {
        FS.writeFile(UTF8ToString(output), Module.tools[UTF8ToString(name)](FS.readFile(UTF8ToString(input))));
        return 1;
    } catch (error) {
        FS.writeFile(UTF8ToString(output), String(error.message || error));
        return 0;
    }
})

/* The page draws later. */
intptr_t dot_start(const char *dot_path, const char *svg_path)
{
    return run_tool("dot", dot_path, svg_path);
}

bool dot_finish(intptr_t process)
{
    return process;
}

/* Runs a tool that makes text of a module. */
static enum tool_result run_text_tool(const char *name, const uint32_t *words, size_t count, struct tool_text *text)
{
    static const char input[] = "/tmp/module.spv", output[] = "/tmp/module.txt";
    size_t size = 0;
    bool done = file_write_words(input, words, count) && run_tool(name, input, output);
    char *data = file_read(output, &size);
    tool_text_set(text, data ? data : "", data ? size : 0);
    free(data);
    return done ? TOOL_DONE : TOOL_FAILED;
}

enum tool_result spirv_disassemble(const uint32_t *words, size_t count, struct tool_text *text)
{
    return run_text_tool("disassemble", words, count, text);
}

enum tool_result spirv_to_glsl(const uint32_t *words, size_t count, struct tool_text *text)
{
    return run_text_tool("glsl", words, count, text);
}

enum tool_result spirv_to_hlsl(const uint32_t *words, size_t count, const struct hlsl_register *registers,
                               size_t register_count, struct tool_text *text)
{
    (void)registers, (void)register_count;
    return run_text_tool("hlsl", words, count, text);
}

enum tool_result spirv_validate(const uint32_t *words, size_t count, const char *target_environment,
                                const struct dxs_features *features, struct tool_text *text)
{
    (void)words, (void)count, (void)target_environment, (void)features;
    return tool_lacking(text, "SPIRV-Tools");
}

int main(int argument_count, char **arguments)
{
    return report_command(argument_count, arguments);
}
