# Warnings and sanitizers, for everything that is built here.

if(CMAKE_C_COMPILER_ID MATCHES "GNU|Clang")
    add_compile_options($<$<COMPILE_LANGUAGE:C>:-Wall> $<$<COMPILE_LANGUAGE:C>:-Wextra> $<$<COMPILE_LANGUAGE:C>:-Wshadow>
                        $<$<COMPILE_LANGUAGE:C>:-Wconversion> $<$<COMPILE_LANGUAGE:C>:-Wno-sign-conversion>)
    if(MINGW)
        add_compile_options(-Wno-float-conversion) # in its isnan() and signbit()
        add_link_options(-static-libgcc) # what is built needs no other DLL than Windows' own
    endif()
    if(DXS_WERROR)
        add_compile_options($<$<COMPILE_LANGUAGE:C>:-Werror>)
    endif()
endif()

# As fast as CMake's default of -O3, and smaller by an eighth.
string(REPLACE "-O3" "-O2" CMAKE_C_FLAGS_RELEASE "${CMAKE_C_FLAGS_RELEASE}")

if(DXS_SANITIZE)
    add_compile_options(-fsanitize=${DXS_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${DXS_SANITIZE})
endif()
