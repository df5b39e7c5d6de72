/* What stands beside the conversion: `dxil-spirv NAME ...`. Each gets its own words, its name being the first, and
 * returns the exit code. */
#ifndef CLI_SUBCOMMANDS_H
#define CLI_SUBCOMMANDS_H

int cfg_command(int argc, char **argv);     /* cfg.c: the structurizer on a graph in text form */
int decoder_command(int argc, char **argv); /* decoder.c: decoders that run on the GPU */
int rootsig_command(int argc, char **argv); /* rootsig.c: root signatures */
int print_records_command(int argc,
                          char **argv); /* print_records.c: the buffer that shaders with --print have filled */
int run_command(int argc, char **argv); /* run.c: shaders on the CPU */

#endif
