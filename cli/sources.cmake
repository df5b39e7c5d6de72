# The tool dxil-spirv, by product. Tests and the playground take parts of it.

# The conversion's command line: reads it, and knows layouts and files.
set(command_sources
    cli/conversion/command.c cli/conversion/device_profile.c cli/conversion/heap_options.c cli/conversion/layout.c
    cli/conversion/option_table.c cli/conversion/outputs.c cli/conversion/pipeline_options.c
    cli/conversion/print_options.c cli/input_kind.c cli/messages.c cli/near_names.c cli/resource_names.c cli/rootsig/signature_text.c cli/string_buffer.c)
set(file_sources cli/folders.c cli/read_files.c cli/write_files.c)

set(conversion_sources cli/conversion/convert.c cli/conversion/member_comments.c
    cli/conversion/print_names.c cli/conversion/statistics.c cli/conversion/table.c cli/pictures.c)
set(batch_sources
    cli/batch/batch.c cli/batch/names.c cli/batch/plan.c cli/batch/records.c cli/batch/workers.c)
set(report_sources
    cli/report/graphs.c cli/report/lines.c cli/report/report.c cli/report/source_places.c)

set(diff_sources cli/diff/diff.c cli/diff/lines.c)

# Subcommands that read and write files, and nothing else of the system.
set(subcommand_sources
    cli/cfg.c cli/conversion/debug_file.c cli/decoder/decoder.c cli/decoder/png.c cli/decoder/run.c cli/instruction_text.c
    cli/instrumentation/buffer_kind.c cli/instrumentation/check_report.c
    cli/instrumentation/descriptor_report.c cli/instrumentation/print_records.c cli/instrumentation/shader_text.c
    cli/rootsig/rootsig.c cli/run/arguments.c cli/run/change.c cli/run/contents.c cli/run/data.c cli/run/draw.c cli/run/member_places.c cli/run/missing.c cli/run/print.c
    cli/run/resources.c cli/run/run.c cli/run/stages.c cli/run/template.c cli/run/trace.c cli/run/wanted.c)
