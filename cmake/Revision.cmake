# Writes HEADER with the revision of the repository at SOURCE; "" without one. The file changes only with the revision.
cmake_minimum_required(VERSION 3.25)
set(revision "")
if(GIT AND EXISTS ${SOURCE}/.git)
    execute_process(COMMAND ${GIT} -C ${SOURCE} rev-parse --short=12 HEAD OUTPUT_VARIABLE revision
                    OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
file(CONFIGURE OUTPUT ${HEADER} CONTENT "#define DXS_REVISION \"@revision@\"\n" @ONLY)
