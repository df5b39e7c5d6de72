/* The subcommands: `dxil-spirv NAME ...`. Arguments start with NAME. They return the exit code. */
#ifndef CLI_SUBCOMMANDS_H
#define CLI_SUBCOMMANDS_H

int cfg_command(int argc, char **argv);               /* cfg.c: structures a control-flow graph */
int check_report_command(int argc, char **argv);      /* check_report.c: shows reports of --check */
int decoder_command(int argc, char **argv);           /* decoder.c: the GPU decoders */
int diff_command(int argc, char **argv);              /* diff/: compares texts of two shaders */
int descriptor_report_command(int argc, char **argv); /* descriptor_report.c: shows reports of --descriptor-qa */
int isa_command(int argc, char **argv);               /* verify/isa.c: what a driver makes of a shader */
int playground_command(int argc, char **argv);        /* playground/serve.c: serves the playground's page */
int report_command(int argc, char **argv);            /* report/report.c: a page that shows a shader */
int rootsig_command(int argc, char **argv);           /* rootsig.c: root signatures */
int print_records_command(int argc, char **argv);     /* print_records.c: shows print records */
int run_command(int argc, char **argv);               /* run.c: executes a shader on the CPU */
int verify_command(int argc, char **argv);            /* verify/: compares a device with the executor */

#endif
