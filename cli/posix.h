/* POSIX's calls on file descriptors, which Windows has under other names. Include first. */
#ifndef CLI_POSIX_H
#define CLI_POSIX_H

#if !defined(_WIN32)
#define _XOPEN_SOURCE 700
#endif

#include <fcntl.h>
#include <sys/stat.h>

#if defined(_WIN32)
#include <io.h>
#include <process.h>
#define close _close
#define fileno _fileno
#define ftruncate _chsize
#define getpid _getpid
#define isatty _isatty
#define lstat stat
#define open _open
#define read _read
#define unlink _unlink
#define write _write
#if !defined(S_ISDIR) /* Microsoft's headers lack it */
#define S_ISDIR(mode) (((mode)&_S_IFMT) == _S_IFDIR)
#define S_ISREG(mode) (((mode)&_S_IFMT) == _S_IFREG)
#endif
#else
#include <unistd.h>
#define O_BINARY 0
#endif

enum {
    MAX_TRANSFER = 1 << 30, /* bytes of one read or write */
    NEW_FILE_MODE = 0666    /* less what the process's mask forbids */
};

#endif
