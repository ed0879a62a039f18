# The version of an installed clash2d, as its header has it, and which requests it satisfies: the
# same major version and at least the minor and patch; before 1.0, the same minor version.
set(PACKAGE_VERSION_COMPATIBLE FALSE)
set(PACKAGE_VERSION_EXACT FALSE)
set(_clash2d_header "${CMAKE_CURRENT_LIST_DIR}/../../../include/clash2d/clash2d.h")
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
