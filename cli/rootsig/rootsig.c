/* dxil-spirv rootsig: reads root signatures in four forms, and writes them in another form or version. */
#include "dxs_inspect.h"
#include "cli/files.h"
#include "cli/conversion/layout.h"
#include "cli/messages.h"
#include "cli/rootsig/signature_text.h"
#include "cli/subcommands.h"
#include "cli/string_buffer.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: dxil-spirv rootsig [OPTION]... FILE [-o OUT]\n"
    "Shows or converts root signatures. FILE is a DXBC container (with an RTS0 part, or a library with root\n"
    "signatures as subobjects), the content of an RTS0 part, JSON, or HLSL: the text of a root signature, or a source\n"
    "with #define RS \"...\", [RootSignature(\"...\")] or GlobalRootSignature rs = {\"...\"}.\n"
    "  --hlsl           write HLSL (default without -o)\n"
    "  --json           write JSON\n"
    "  --container      write a DXBC container with an RTS0 part (default with -o)\n"
    "  --content        write the content of an RTS0 part\n"
    "  --layout         write the pipeline layout of the root signature as JSON: sets, bindings, push constants, "
    "where\n"
    "                   each parameter lives. Options of dxil-spirv for bindings from a root signature apply\n"
    "  --name NAME      libraries and HLSL with several: the name of the subobject or macro\n"
    "  --version 1.N    write version 1.0, 1.1 or 1.2 (default: as FILE). HLSL contains no version, so it is read as\n"
    "                   this one (default: 1.1)\n"
    "  -o OUT           output file; -: standard output (default)\n";

enum form {
    FORM_DEFAULT,
    FORM_HLSL,
    FORM_JSON,
    FORM_CONTAINER,
    FORM_CONTENT,
    FORM_LAYOUT
};

struct arguments {
    const char *input, *output, *name;
    enum form form;
    enum dxs_root_signature_version version; /* 0: not given */
    bool help;
    const char **policy_arguments; /* of --layout; the caller's array, one entry per argument */
    int policy_count;
    struct dxs_layout_policy policy;
};

struct work {
    const struct arguments *arguments;
    dxs_root_signature *signature;
    dxs_layout *layout; /* of FORM_LAYOUT */
    struct string_buffer output;
};

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static bool read_form(const char *argument, struct arguments *arguments)
{
    static const char *const names[] = {
        [FORM_HLSL] = "--hlsl",       [FORM_JSON] = "--json",     [FORM_CONTAINER] = "--container",
        [FORM_CONTENT] = "--content", [FORM_LAYOUT] = "--layout",
    };

    for (enum form form = FORM_HLSL; form <= FORM_LAYOUT; form++) {
        if (strcmp(argument, names[form]) == 0 && arguments->form == FORM_DEFAULT) {
            arguments->form = form;
            return true;
        }
    }
    return false;
}

static bool read_version(const char *text, struct arguments *arguments)
{
    if (strncmp(text, "1.", 2) != 0 || text[2] < '0' || text[2] > '2' || text[3])
        return false;
    arguments->version = (enum dxs_root_signature_version)(DXS_ROOT_SIGNATURE_VERSION_V1_0 + (text[2] - '0'));
    return true;
}

/* Keeps an option of the conversion, and its value. Returns the last index taken. */
static int take_policy_argument(int argc, char **argv, int n, struct arguments *arguments)
{
    arguments->policy_arguments[arguments->policy_count++] = argv[n];
    if (n + 1 < argc && command_needs_value(argv[n]))
        arguments->policy_arguments[arguments->policy_count++] = argv[++n];
    return n;
}

/* Reads the options that --layout passes on. */
static bool read_policy(struct arguments *arguments)
{
    struct command command = command_default();
    char message[256];

    if (arguments->policy_count && arguments->form != FORM_LAYOUT) {
        complain("rootsig: %s needs --layout, or is no option", arguments->policy_arguments[0]);
        return false;
    }
    if (!command_read(&command, arguments->policy_count, arguments->policy_arguments, message, sizeof(message))) {
        complain("rootsig: %s", message);
        return false;
    }
    arguments->policy = layout_policy(&command);
    return !command.input;
}

static bool read_arguments(int argc, char **argv, struct arguments *arguments)
{
    for (int n = 1; n < argc; n++) {
        bool has_next = n + 1 < argc;
        if (read_form(argv[n], arguments))
            continue;
        if (strcmp(argv[n], "--help") == 0)
            arguments->help = true;
        else if (strcmp(argv[n], "-o") == 0 && has_next && !arguments->output)
            arguments->output = argv[++n];
        else if (strcmp(argv[n], "--name") == 0 && has_next && !arguments->name)
            arguments->name = argv[++n];
        else if (strcmp(argv[n], "--version") == 0 && has_next && read_version(argv[n + 1], arguments))
            n++;
        else if ((argv[n][0] != '-' || !argv[n][1]) && !arguments->input)
            arguments->input = argv[n];
        else if (strncmp(argv[n], "--", 2) == 0)
            n = take_policy_argument(argc, argv, n, arguments);
        else
            return refuse_word(argv, n);
    }
    if (arguments->form == FORM_DEFAULT)
        arguments->form = arguments->output ? FORM_CONTAINER : FORM_HLSL;
    if (!arguments->output)
        arguments->output = "-";
    return (arguments->input || arguments->help) && read_policy(arguments);
}

/* ---- Output ------------------------------------------------------------------------------------------------------ */

/* Appends each line as an HLSL string literal. */
static void append_quoted_lines(struct string_buffer *output, const char *text)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        buffer_append_string(output, "    \"");
        buffer_append(output, text, length);
        buffer_append_string(output, "\"\n");
        text += length + (text[length] == '\n');
    }
}

/* The object's root signature in the requested version and form. */
static enum dxs_result write_layout(struct work *work, const char **data, size_t *size)
{
    const struct dxs_root_signature_desc *desc = dxs_root_signature_describe(work->signature);
    bool is_local = desc->flags & DXS_ROOT_SIGNATURE_FLAG_LOCAL;
    enum dxs_result result =
        dxs_layout_build(work->layout, is_local ? NULL : desc, is_local ? desc : NULL, &work->arguments->policy);

    return result == DXS_RESULT_OK ? dxs_layout_to_json(work->layout, data, size) : result;
}

static enum dxs_result convert(struct work *work, const char **data, size_t *size)
{
    dxs_root_signature *signature = work->signature;
    const struct dxs_root_signature_desc *desc = dxs_root_signature_describe(signature);
    const void *bytes = NULL;
    enum dxs_result result = DXS_RESULT_OK;

    if (work->arguments->version)
        result = dxs_root_signature_convert(signature, desc, work->arguments->version);
    if (result != DXS_RESULT_OK)
        return result;
    desc = dxs_root_signature_describe(signature);
    switch (work->arguments->form) {
    case FORM_LAYOUT:
        return write_layout(work, data, size);
    case FORM_JSON:
        return dxs_root_signature_to_json(signature, desc, data, size);
    case FORM_CONTAINER:
        result = dxs_root_signature_serialize(signature, desc, &bytes, size);
        break;
    case FORM_CONTENT:
        result = dxs_root_signature_serialize_content(signature, desc, &bytes, size);
        break;
    default:
        return dxs_root_signature_to_hlsl(signature, desc, data, size);
    }
    *data = bytes;
    return result;
}

/* The error of the object that failed. */
static const struct dxs_error *error_of(const struct work *work)
{
    const struct dxs_error *of_layout = work->layout ? dxs_layout_error(work->layout) : NULL;

    return of_layout && of_layout->code != DXS_RESULT_OK ? of_layout : dxs_root_signature_error(work->signature);
}

static enum exit_code append_signature(struct work *work, enum dxs_result result)
{
    const char *data;
    size_t size;

    if (result == DXS_RESULT_OK)
        result = convert(work, &data, &size);
    if (result != DXS_RESULT_OK) {
        report_error(work->arguments->input, error_of(work));
        return EXIT_REFUSED;
    }
    buffer_append(&work->output, data, size);
    return EXIT_DONE;
}

/* ---- Libraries --------------------------------------------------------------------------------------------------- */

static bool is_root_signature(const struct dxs_subobject *subobject)
{
    return subobject->kind == DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE ||
           subobject->kind == DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE;
}

static uint32_t count_root_signatures(const dxs_module *module)
{
    uint32_t count = 0;

    for (uint32_t n = 0; n < dxs_module_describe(module)->subobject_count; n++)
        count += is_root_signature(dxs_module_subobject(module, n));
    return count;
}

/* Appends a subobject: name, kind and root signature. */
static enum exit_code append_named(struct work *work, const struct dxs_subobject *subobject, bool first)
{
    bool is_local = subobject->kind == DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE;
    bool as_json = work->arguments->form == FORM_JSON || work->arguments->form == FORM_LAYOUT;
    const char *text;
    size_t size;
    enum dxs_result result =
        dxs_root_signature_parse(work->signature, subobject->root_signature, subobject->root_signature_size);

    if (result == DXS_RESULT_OK)
        result = convert(work, &text, &size);
    if (result != DXS_RESULT_OK) {
        complain("%s: subobject %s:", work->arguments->input, subobject->name);
        report_error(work->arguments->input, error_of(work));
        return EXIT_REFUSED;
    }
    buffer_append_string(&work->output, first ? "" : as_json ? ",\n" : "\n");
    if (as_json) {
        buffer_append_string(&work->output, "{\"name\": ");
        buffer_append_json(&work->output, subobject->name);
        buffer_append_format(&work->output, ", \"kind\": \"%s\", \"%s\": ", is_local ? "local" : "global",
                             work->arguments->form == FORM_LAYOUT ? "layout" : "root_signature");
        buffer_append(&work->output, text, size - 1); /* without its line feed */
        buffer_append_string(&work->output, "}");
    } else {
        buffer_append_string(&work->output, is_local ? "LocalRootSignature " : "GlobalRootSignature ");
        buffer_append_string(&work->output, subobject->name);
        buffer_append_string(&work->output, " =\n{\n");
        append_quoted_lines(&work->output, text);
        buffer_append_string(&work->output, "};\n");
    }
    return EXIT_DONE;
}

static enum exit_code append_all(struct work *work, const dxs_module *module)
{
    bool as_json = work->arguments->form == FORM_JSON || work->arguments->form == FORM_LAYOUT, first = true;

    buffer_append_string(&work->output, as_json ? "[" : "");
    for (uint32_t n = 0; n < dxs_module_describe(module)->subobject_count; n++) {
        const struct dxs_subobject *subobject = dxs_module_subobject(module, n);
        if (!is_root_signature(subobject))
            continue;
        enum exit_code code = append_named(work, subobject, first);
        if (code != EXIT_DONE)
            return code;
        first = false;
    }
    buffer_append_string(&work->output, as_json ? "]\n" : "");
    return EXIT_DONE;
}

/* Appends the subobject with the name. Without a name: text forms contain all, binary forms the only one. */
static enum exit_code append_library(struct work *work, const dxs_module *module)
{
    const struct arguments *arguments = work->arguments;
    bool as_text = arguments->form == FORM_HLSL || arguments->form == FORM_JSON || arguments->form == FORM_LAYOUT;

    if (!arguments->name && as_text)
        return append_all(work, module);
    if (!arguments->name && count_root_signatures(module) > 1) {
        complain("%s has several root signatures; choose one with --name", arguments->input);
        return EXIT_USAGE;
    }
    for (uint32_t n = 0; n < dxs_module_describe(module)->subobject_count; n++) {
        const struct dxs_subobject *subobject = dxs_module_subobject(module, n);
        if (is_root_signature(subobject) && (!arguments->name || strcmp(subobject->name, arguments->name) == 0))
            return append_signature(work, dxs_root_signature_parse(work->signature, subobject->root_signature,
                                                                   subobject->root_signature_size));
    }
    complain("%s has no root signature %s", arguments->input, arguments->name);
    return EXIT_USAGE;
}

/* ---- Input ------------------------------------------------------------------------------------------------------- */

/* A library with root signatures as subobjects, or another container with an RTS0 part. */
static enum exit_code append_container(struct work *work, const void *bytes, size_t size)
{
    dxs_module *module = dxs_module_create(NULL);
    enum exit_code code;

    if (!module) {
        complain("out of memory");
        return EXIT_INTERNAL;
    }
    dxs_module_parse(module, bytes, size, NULL); /* may fail: the RTS0 part is read without the module */
    if (count_root_signatures(module) > 0)
        code = append_library(work, module);
    else
        code = append_signature(work, dxs_root_signature_parse(work->signature, bytes, size));
    dxs_module_destroy(module);
    return code;
}

static enum exit_code append_text(struct work *work, char *text, size_t size)
{
    const struct arguments *arguments = work->arguments;
    char message[512];

    if (parse_signature_text(work->signature, arguments->version ? arguments->version : DXS_ROOT_SIGNATURE_VERSION_V1_1,
                             text, size, arguments->name, message, sizeof(message)))
        return append_signature(work, DXS_RESULT_OK);
    complain("%s: %s", arguments->input, message);
    return EXIT_REFUSED;
}

static enum exit_code append_input(struct work *work, char *bytes, size_t size)
{
    if (size >= 4 && memcmp(bytes, "DXBC", 4) == 0)
        return append_container(work, bytes, size);
    if (is_signature_text(bytes, size))
        return append_text(work, bytes, size);
    return append_signature(work, dxs_root_signature_parse(work->signature, bytes, size));
}

static enum exit_code run(struct work *work)
{
    const struct arguments *arguments = work->arguments;
    size_t size;
    char *bytes = file_read(arguments->input, &size);

    if (!bytes) {
        complain("%s: %s", arguments->input, strerror(errno));
        return EXIT_USAGE;
    }
    enum exit_code code = append_input(work, bytes, size);
    free(bytes);
    if (code != EXIT_DONE)
        return code;
    if (work->output.failed) {
        complain("out of memory");
        return EXIT_INTERNAL;
    }
    if (file_write(arguments->output, work->output.data ? work->output.data : "", work->output.size))
        return EXIT_DONE;
    complain("%s: %s", arguments->output, strerror(errno));
    return EXIT_USAGE;
}

int rootsig_command(int argc, char **argv)
{
    struct arguments arguments = {.policy_arguments = calloc((size_t)argc + 1, sizeof(char *))};
    int code = EXIT_INTERNAL;
    if (!arguments.policy_arguments) {
        complain("out of memory");
        return code;
    }
    bool are_right = read_arguments(argc, argv, &arguments);
    if (may_begin(are_right, arguments.help, usage, &code)) {
        struct work work = {.arguments = &arguments, .signature = dxs_root_signature_create(NULL)};
        if (arguments.form == FORM_LAYOUT)
            work.layout = dxs_layout_create(NULL);
        code = EXIT_INTERNAL;
        if (work.signature && (work.layout || arguments.form != FORM_LAYOUT))
            code = (int)run(&work);
        else
            complain("out of memory");
        dxs_layout_destroy(work.layout);
        dxs_root_signature_destroy(work.signature);
        buffer_free(&work.output);
    }
    free(arguments.policy_arguments);
    return code;
}
