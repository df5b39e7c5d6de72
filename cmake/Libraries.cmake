# How the libraries are compiled, linked and archived: small, nothing to do when they are loaded, no names but the public.

# ELF and the tools of GNU or LLVM; sanitizers bring constructors and names of their own. (On Windows, binutils 2.40 make
# tables for unwinding that are wrong when objects are made into one.)
get_property(multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
if(CMAKE_C_COMPILER_ID MATCHES "GNU|Clang" AND CMAKE_EXECUTABLE_FORMAT STREQUAL "ELF" AND CMAKE_OBJCOPY
   AND NOT DXS_SANITIZE AND NOT multi_config)
    set(DXS_TIGHT_LIBRARIES ON)
endif()

# On x86 GCC puts tables at multiples of 32 bytes, as its old versions did, unless told that the ABI's 16 do.
include(CheckCCompilerFlag)
check_c_compiler_flag(-malign-data=abi DXS_HAS_ALIGN_DATA)

# x86's string instructions take longer to start than the C library takes for most of our structures, and more bytes.
set(string_strategy -mmemcpy-strategy=libcall:-1:noalign -mmemset-strategy=libcall:-1:noalign)
check_c_compiler_flag("${string_strategy}" DXS_HAS_STRING_STRATEGY)

# C code is not unwound: tables for it would be a tenth of the library. Padding between blocks would be a fortieth.
# GCC gathers neighbouring words in a vector register before it stores them, which takes longer than to store each.
# Registers saved around calls, and unlikely blocks in a section of their own, cost 2.6 kB and bring half a hundredth.
# Expressions that only some paths repeat, computed once, cost 1.3 kB and bring nothing.
function(compile_for_a_library target)
    if(DXS_TIGHT_LIBRARIES)
        target_compile_options(${target} PRIVATE -ffunction-sections -fno-asynchronous-unwind-tables -fno-unwind-tables
                               -falign-functions=1)
        if(CMAKE_C_COMPILER_ID STREQUAL "GNU")
            target_compile_options(${target} PRIVATE -falign-jumps=1 -falign-labels=1 -falign-loops=1
                                   -fno-tree-slp-vectorize -fno-caller-saves -fno-tree-pre
                                   -fno-reorder-blocks-and-partition)
        endif()
        if(DXS_HAS_ALIGN_DATA)
            target_compile_options(${target} PRIVATE -malign-data=abi)
        endif()
        if(DXS_HAS_STRING_STRATEGY)
            target_compile_options(${target} PRIVATE ${string_strategy})
        endif()
    endif()
endfunction()

# -Oz (Clang, GCC 12) makes less than -Os by a fiftieth, which runs as fast to within a hundredth. Tables of jumps,
# structures in parts, what is computed before a loop and arguments taken apart are larger than what stands for them, by
# another hundredth.
check_c_compiler_flag(-Oz DXS_HAS_OZ)

function(compile_for_size)
    if(DXS_TIGHT_LIBRARIES)
        set(options $<IF:$<BOOL:${DXS_HAS_OZ}>,-Oz,-Os> -fno-jump-tables)
        if(CMAKE_C_COMPILER_ID STREQUAL "GNU")
            list(APPEND options -fno-tree-sra -fno-tree-loop-im -fno-ipa-sra)
        endif()
        set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS "$<$<CONFIG:Release>:${options}>")
    endif()
endfunction()

# Files for which -O3 saves the most instructions for each byte that it adds: a hundredth of all, for 3 kB. With all FAST
# files it would be a fiftieth (small shaders), for 18 kB.
function(compile_for_most_speed)
    if(DXS_TIGHT_LIBRARIES AND CMAKE_C_COMPILER_ID STREQUAL "GNU")
        set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS "$<$<CONFIG:Release>:-O3>")
    endif()
endfunction()

# Without the compiler's start files, which call constructors and destructors: there are none. Code and constants are
# mapped at once.
function(link_a_library target)
    if(DXS_TIGHT_LIBRARIES)
        target_link_options(${target} PRIVATE -nostartfiles LINKER:--no-undefined LINKER:--gc-sections
                            LINKER:-z,noseparate-code)
    endif()
endfunction()

# public_functions(VARIABLE HEADER...): the names of the functions that these headers declare.
function(public_functions variable)
    set(names "")
    foreach(header IN LISTS ARGN)
        file(READ ${PROJECT_SOURCE_DIR}/include/${header} text)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/include/${header})
        string(REGEX MATCHALL "DXS_API [^(;]*" functions "${text}")
        list(TRANSFORM functions REPLACE ".*[ *]" "")
        list(FILTER functions INCLUDE REGEX "^dxs_")
        list(APPEND names ${functions})
    endforeach()
    set(${variable} ${names} PARENT_SCOPE)
endfunction()

# export_functions(TARGET HEADER... [INTERNAL NAME...]): what these headers declare is what the library exports, under the
# version of its interface; the other names under that of the release.
function(export_functions target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "INTERNAL")
    public_functions(names ${arg_UNPARSED_ARGUMENTS})
    if(WIN32)
        list(JOIN names "\n    " names)
        list(JOIN arg_INTERNAL "\n    " internal)
        set(file ${CMAKE_CURRENT_BINARY_DIR}/${target}.def)
        file(CONFIGURE OUTPUT ${file} CONTENT "EXPORTS\n    ${names}\n    ${internal}\n" @ONLY)
        target_sources(${target} PRIVATE ${file})
    elseif(DXS_TIGHT_LIBRARIES)
        get_target_property(name ${target} OUTPUT_NAME)
        string(TOUPPER ${name} name)
        list(JOIN names "; " names)
        set(versions "${name}_${abi_version} { global: ${names}; local: *; };\n")
        if(arg_INTERNAL)
            string(APPEND versions "${name}_INTERNAL_${PROJECT_VERSION} { global: ${arg_INTERNAL}; };\n")
        endif()
        set(file ${CMAKE_CURRENT_BINARY_DIR}/${target}.map)
        file(CONFIGURE OUTPUT ${file} CONTENT "${versions}" @ONLY)
        target_link_options(${target} PRIVATE LINKER:--version-script,${file})
        set_target_properties(${target} PROPERTIES LINK_DEPENDS ${file})
    endif()
endfunction()

# add_library_beside(TARGET OBJECT-LIBRARY HEADERS HEADER... FROM ARCHIVE...): a shared library that reads the objects of
# the shared dxs. It takes what both need from the archives, and no other release of dxs.
function(add_library_beside target objects)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "HEADERS;FROM")
    string(REPLACE _shared "" name ${target})
    add_library(${target} SHARED $<TARGET_OBJECTS:${objects}> ${PROJECT_SOURCE_DIR}/inspect/same_release.c)
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/include)
    set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name} VERSION ${PROJECT_VERSION} SOVERSION ${abi_version}
                          C_VISIBILITY_PRESET hidden)
    target_link_libraries(${target} PRIVATE ${arg_FROM} PUBLIC dxs_shared)
    if(DXS_TIGHT_LIBRARIES)
        target_link_options(${target} PRIVATE LINKER:-u,dxs_same_release)
    endif()
    link_a_library(${target})
    export_functions(${target} ${arg_HEADERS})
endfunction()

# Whether the linker, when it makes one object of several, leaves out what a given function does not need.
if(DXS_TIGHT_LIBRARIES)
    file(WRITE ${PROJECT_BINARY_DIR}/CMakeFiles/root.c "int root(void);\nint root(void) { return 0; }\n")
    execute_process(COMMAND ${CMAKE_C_COMPILER} -nostdlib -r -Wl,--gc-sections -Wl,-u,root -o root.o root.c
                    WORKING_DIRECTORY ${PROJECT_BINARY_DIR}/CMakeFiles
                    RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
    if(result EQUAL 0)
        set(DXS_LEAN_ARCHIVES ON)
    endif()
endif()

# add_archive(TARGET OBJECT-LIBRARY HEADERS HEADER... [FROM ARCHIVE...]): a static library of these objects, and of what
# they need of the archives. Where the tools can, it is one object in which all names but the public ones are local, and
# nothing that the functions of the headers do not need.
function(add_archive target objects)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "HEADERS;FROM")
    if(NOT DXS_TIGHT_LIBRARIES)
        add_library(${target} STATIC $<TARGET_OBJECTS:${objects}>)
        return()
    endif()
    set(object ${CMAKE_CURRENT_BINARY_DIR}/${target}.o)
    separate_arguments(flags NATIVE_COMMAND "${CMAKE_C_FLAGS}")
    # Functions that 32-bit x86 makes in each file to find its own address would stand for the program's, but be local.
    if(CMAKE_SIZEOF_VOID_P EQUAL 4)
        list(APPEND flags -Wl,--force-group-allocation)
    endif()
    if(DXS_LEAN_ARCHIVES)
        public_functions(roots ${arg_HEADERS})
        list(TRANSFORM roots PREPEND -Wl,-u,)
        list(APPEND flags -Wl,--gc-sections ${roots})
    endif()
    set(archives "")
    foreach(archive IN LISTS arg_FROM)
        list(APPEND archives $<TARGET_FILE:${archive}>)
    endforeach()
    add_custom_command(OUTPUT ${object}
                       COMMAND ${CMAKE_C_COMPILER} ${flags} -nostdlib -r -o ${object} $<TARGET_OBJECTS:${objects}> ${archives}
                       COMMAND ${CMAKE_OBJCOPY} --localize-hidden ${object}
                       DEPENDS ${objects} $<TARGET_OBJECTS:${objects}> ${arg_FROM}
                       COMMENT "Linking ${target}.o, without its internal names"
                       COMMAND_EXPAND_LISTS VERBATIM)
    add_library(${target} STATIC ${object})
    set_target_properties(${target} PROPERTIES LINKER_LANGUAGE C)
endfunction()
