# Read by cpack for each kind of package. Without these programs .deb packages would depend on nothing, and what they hold
# would not start where they are installed.
if(CPACK_GENERATOR STREQUAL "DEB")
    foreach(program IN ITEMS dpkg-shlibdeps:dpkg-dev file:file)
        string(REPLACE ":" ";" program ${program})
        list(GET program 0 name)
        list(GET program 1 package)
        find_program(PROGRAM_${name} ${name})
        if(NOT PROGRAM_${name})
            message(FATAL_ERROR "${name} is not installed (Debian: ${package}): no package would name what it depends on")
        endif()
    endforeach()
endif()
