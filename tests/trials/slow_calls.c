/* Loaded before the C library (LD_PRELOAD), delays or fails every call on files below one folder.

   SLOW_FOLDER names the folder. `slow_calls_set` says how long each call takes and which error it gives (0: none).
   `slow_calls_taken` copies the calls that the main thread has made since, a line each, and clears the list. */

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#define HANDLES 4096
#define LINES 65536

static int delay, failure;     /* milliseconds, errno */
static char below[HANDLES];    /* handles of files below the folder */
static char calls[LINES];
static size_t length;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void slow_calls_set(int milliseconds, int error) { delay = milliseconds; failure = error; }

void slow_calls_taken(char *into, size_t size) {
    pthread_mutex_lock(&lock);
    size_t most = length < size - 1 ? length : size - 1;
    memcpy(into, calls, most);
    into[most] = 0;
    length = 0;
    pthread_mutex_unlock(&lock);
}

static int is_below(const char *path) {
    const char *folder = getenv("SLOW_FOLDER");
    return folder && path && strncmp(path, folder, strlen(folder)) == 0;
}

/* Waits; notes the call if the main thread makes it; returns whether it fails. */
static int held(const char *name, const char *path) {
    if (!delay && !failure) return 0;
    if (getpid() == (pid_t)syscall(SYS_gettid)) {
        pthread_mutex_lock(&lock);
        int room = (int)(LINES - length);
        int written = snprintf(calls + length, room, "%s %s\n", name, path);
        if (written > 0 && written < room) length += written;
        pthread_mutex_unlock(&lock);
    }
    struct timespec pause = {delay / 1000, delay % 1000 * 1000000L};
    nanosleep(&pause, NULL);
    errno = failure;
    return failure != 0;
}

static int held_below(const char *name, const char *path) { return is_below(path) && held(name, path); }

static int held_handle(const char *name, int handle) {
    return handle >= 0 && handle < HANDLES && below[handle] && held(name, "");
}

static int opened(int handle, const char *path) {
    if (handle >= 0 && handle < HANDLES) below[handle] = is_below(path);
    return handle;
}

#define REAL(kind, name, ...) \
    static kind (*real)(__VA_ARGS__); \
    if (!real) real = dlsym(RTLD_NEXT, #name)

#define OPENS(name) \
    int name(const char *path, int flags, ...) { \
        REAL(int, name, const char *, int, ...); \
        va_list rest; va_start(rest, flags); int mode = va_arg(rest, int); va_end(rest); \
        if (held_below(#name, path)) return -1; \
        return opened(real(path, flags, mode), path); \
    }
OPENS(open)
OPENS(open64)

#define OPENS_AT(name) \
    int name(int folder, const char *path, int flags, ...) { \
        REAL(int, name, int, const char *, int, ...); \
        va_list rest; va_start(rest, flags); int mode = va_arg(rest, int); va_end(rest); \
        if (held_below(#name, path)) return -1; \
        return opened(real(folder, path, flags, mode), path); \
    }
OPENS_AT(openat)
OPENS_AT(openat64)

#define BY_PATH(kind, none, name, more, ...) \
    kind name(const char *path more) { \
        REAL(kind, name, const char * more); \
        if (held_below(#name, path)) return none; \
        return real(path __VA_ARGS__); \
    }
#define AND ,
BY_PATH(int, -1, stat, AND struct stat *found, AND found)
BY_PATH(int, -1, stat64, AND struct stat64 *found, AND found)
BY_PATH(int, -1, lstat, AND struct stat *found, AND found)
BY_PATH(int, -1, lstat64, AND struct stat64 *found, AND found)
BY_PATH(int, -1, access, AND int how, AND how)
BY_PATH(int, -1, mkdir, AND mode_t mode, AND mode)
BY_PATH(int, -1, rmdir, , )
BY_PATH(int, -1, unlink, , )
BY_PATH(int, -1, chmod, AND mode_t mode, AND mode)
BY_PATH(DIR *, NULL, opendir, , )
BY_PATH(int, -1, rename, AND const char *to, AND to)
BY_PATH(int, -1, link, AND const char *to, AND to)

#define BY_PATH_AT(name, more, ...) \
    int name(int folder, const char *path more) { \
        REAL(int, name, int, const char * more); \
        if (held_below(#name, path)) return -1; \
        return real(folder, path __VA_ARGS__); \
    }
BY_PATH_AT(fstatat, AND struct stat *found AND int flags, AND found AND flags)
BY_PATH_AT(fstatat64, AND struct stat64 *found AND int flags, AND found AND flags)
BY_PATH_AT(statx, AND int flags AND unsigned int mask AND struct statx *found, AND flags AND mask AND found)
BY_PATH_AT(faccessat, AND int how AND int flags, AND how AND flags)
BY_PATH_AT(fchmodat, AND mode_t mode AND int flags, AND mode AND flags)
BY_PATH_AT(mkdirat, AND mode_t mode, AND mode)
BY_PATH_AT(unlinkat, AND int flags, AND flags)
BY_PATH_AT(renameat, AND int to_folder AND const char *to, AND to_folder AND to)

#define BY_HANDLE(kind, name, more, ...) \
    kind name(int handle more) { \
        REAL(kind, name, int more); \
        if (held_handle(#name, handle)) return -1; \
        return real(handle __VA_ARGS__); \
    }
BY_HANDLE(ssize_t, read, AND void *into AND size_t size, AND into AND size)
BY_HANDLE(ssize_t, write, AND const void *from AND size_t size, AND from AND size)
BY_HANDLE(int, fsync, , )
BY_HANDLE(int, fdatasync, , )
BY_HANDLE(int, ftruncate64, AND off64_t size, AND size)

int close(int handle) {
    REAL(int, close, int);
    if (handle >= 0 && handle < HANDLES) below[handle] = 0;
    return real(handle);
}
