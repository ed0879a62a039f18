# The version of an installed clash2d, as its header has it, and which requests it satisfies: the
# same major version and at least the minor and patch; before 1.0, the same minor version. None, if
# the program is for processors of 32 bits and the library of 64, or the other way round.
set(PACKAGE_VERSION_COMPATIBLE FALSE)
set(PACKAGE_VERSION_EXACT FALSE)
set(PACKAGE_VERSION_UNSUITABLE FALSE)
include("${CMAKE_CURRENT_LIST_DIR}/clash2dFolders.cmake")
set(_clash2d_header "${_clash2d_prefix}/${_clash2d_include}/clash2d/clash2d.h")
if(NOT EXISTS "${_clash2d_header}")
    set(PACKAGE_VERSION "unknown, as ${_clash2d_header} is missing")
    return()
endif()
file(STRINGS "${_clash2d_header}" _clash2d_line REGEX "^#define CLASH_VERSION [0-9]+")
string(REGEX REPLACE "^#define CLASH_VERSION ([0-9]+).*" "\\1" _clash2d_number "${_clash2d_line}")
math(EXPR _clash2d_major "${_clash2d_number} / 1000000")
math(EXPR _clash2d_minor "${_clash2d_number} / 1000 % 1000")
math(EXPR _clash2d_patch "${_clash2d_number} % 1000")
set(PACKAGE_VERSION "${_clash2d_major}.${_clash2d_minor}.${_clash2d_patch}")

if(PACKAGE_FIND_VERSION_RANGE)
    if(PACKAGE_VERSION VERSION_GREATER_EQUAL PACKAGE_FIND_VERSION_MIN
            AND (PACKAGE_VERSION VERSION_LESS PACKAGE_FIND_VERSION_MAX
                OR (PACKAGE_FIND_VERSION_RANGE_MAX STREQUAL "INCLUDE"
                    AND PACKAGE_VERSION VERSION_EQUAL PACKAGE_FIND_VERSION_MAX)))
        set(PACKAGE_VERSION_COMPATIBLE TRUE)
    endif()
elseif(PACKAGE_FIND_VERSION_MAJOR EQUAL _clash2d_major
        AND PACKAGE_VERSION VERSION_GREATER_EQUAL PACKAGE_FIND_VERSION)
    if(_clash2d_major GREATER 0 OR PACKAGE_FIND_VERSION_COUNT EQUAL 1
            OR PACKAGE_FIND_VERSION_MINOR EQUAL _clash2d_minor)
        set(PACKAGE_VERSION_COMPATIBLE TRUE)
    endif()
endif()
if(PACKAGE_VERSION STREQUAL PACKAGE_FIND_VERSION)
    set(PACKAGE_VERSION_EXACT TRUE)
endif()

# In the format ELF the library itself says for which processors it is, in its fifth byte.
foreach(_clash2d_folder ${_clash2d_folders})
    set(_clash2d_library "${_clash2d_prefix}/${_clash2d_folder}/libclash2d.so")
    if(CMAKE_SIZEOF_VOID_P AND EXISTS "${_clash2d_library}")
        file(READ "${_clash2d_library}" _clash2d_head LIMIT 5 HEX)
        if(_clash2d_head MATCHES "^7f454c460([12])$")
            math(EXPR _clash2d_bytes "4 * ${CMAKE_MATCH_1}")
            if(NOT _clash2d_bytes EQUAL CMAKE_SIZEOF_VOID_P)
                math(EXPR _clash2d_bits "8 * ${_clash2d_bytes}")
                string(APPEND PACKAGE_VERSION " (${_clash2d_bits} bit)")
                set(PACKAGE_VERSION_UNSUITABLE TRUE)
            endif()
        endif()
        break()
    endif()
endforeach()
