/*
 * Preloaded into a process, writes down what it does to the files of a folder: every write, every sync and whether it succeeded. A share of the syncs
 * fails with EIO, as on a failing disk. From that journal a disk can be made that has only what was synced (disk.ts).
 *
 * POWER_LOSS_ROOT     the folder
 * POWER_LOSS_JOURNAL  the file that is appended to
 * POWER_LOSS_PERMILLE how many of 1,000 syncs fail
 * POWER_LOSS_SEED     which ones
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { OPEN = 1, WRITE = 2, TRUNCATE = 3, SYNCED = 4, SYNC_FAILED = 5, UNLINK = 6, WRITE_SYNCED = 8, WRITE_SYNC_FAILED = 9 };

#define MOST 65536
static char *paths[MOST];   /* by file descriptor; null for files outside of the folder */
static ino_t inodes[MOST];  /* what was opened: a descriptor may be closed by a system call of its own, and used again */
static char is_synced[MOST]; /* opened with O_DSYNC or O_SYNC */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;
static const char *root;
static size_t root_length;
static unsigned int seed;
static int permille;

__attribute__((constructor)) static void begin(void) {
  root = getenv("POWER_LOSS_ROOT");
  const char *file = getenv("POWER_LOSS_JOURNAL");
  if (!root || !file) { root = NULL; return; }
  root_length = strlen(root);
  permille = atoi(getenv("POWER_LOSS_PERMILLE") ?: "0");
  seed = (unsigned int)atoi(getenv("POWER_LOSS_SEED") ?: "1");
  journal = (int)syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static int fails(void) { return permille > 0 && (int)(rand_r(&seed) % 1000) < permille; }

/* One record: kind, length of the path, offset, length of the data, path, data. */
static void note(uint32_t kind, const char *path, uint64_t offset, const struct iovec *data, int count, uint64_t length) {
  struct { uint32_t kind, path; uint64_t offset, length; } head = { kind, (uint32_t)strlen(path), offset, length };
  struct iovec parts[1026];
  int parts_count = 2;
  parts[0] = (struct iovec){ &head, sizeof head };
  parts[1] = (struct iovec){ (void *)path, head.path };
  uint64_t left = length;
  for (int at = 0; at < count && left > 0 && parts_count < 1026; at++) {
    size_t some = data[at].iov_len < left ? data[at].iov_len : (size_t)left;
    parts[parts_count++] = (struct iovec){ data[at].iov_base, some };
    left -= some;
  }
  ssize_t written = syscall(SYS_writev, journal, parts, parts_count);
  if (written < (ssize_t)(sizeof head + head.path + length)) {
    dprintf(2, "power loss: the journal could not be written\n");
    _exit(99);
  }
}

static void opened(int fd, const char *path, int flags) {
  if (!root || fd < 0 || fd >= MOST) return;
  char full[PATH_MAX];
  if (path[0] != '/') {
    if (!getcwd(full, sizeof full)) return;
    strncat(full, "/", sizeof full - strlen(full) - 1);
    strncat(full, path, sizeof full - strlen(full) - 1);
    path = full;
  }
  pthread_mutex_lock(&lock);
  free(paths[fd]);
  paths[fd] = NULL;
  if (strncmp(path, root, root_length) == 0 && !strstr(path, "-shm")) {
    struct stat found;
    if (fstat(fd, &found) == 0) inodes[fd] = found.st_ino;
    paths[fd] = strdup(path);
    is_synced[fd] = (flags & O_DSYNC) != 0;
    note(OPEN, path, (uint64_t)((flags & O_TRUNC) != 0), NULL, 0, 0);
  }
  pthread_mutex_unlock(&lock);
}

#define REAL(result, name, ...) static result (*real_##name)(__VA_ARGS__); if (!real_##name) real_##name = dlsym(RTLD_NEXT, #name)

static mode_t mode_of(int flags, va_list arguments) { return flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0; }

#define OPENER(name) \
  int name(const char *path, int flags, ...) { \
    REAL(int, name, const char *, int, ...); \
    va_list arguments; va_start(arguments, flags); mode_t mode = mode_of(flags, arguments); va_end(arguments); \
    int fd = real_##name(path, flags, mode); opened(fd, path, flags); return fd; }
OPENER(open)
OPENER(open64)

#define OPENER_AT(name) \
  int name(int folder, const char *path, int flags, ...) { \
    REAL(int, name, int, const char *, int, ...); \
    va_list arguments; va_start(arguments, flags); mode_t mode = mode_of(flags, arguments); va_end(arguments); \
    int fd = real_##name(folder, path, flags, mode); if (folder == AT_FDCWD || path[0] == '/') opened(fd, path, flags); return fd; }
OPENER_AT(openat)
OPENER_AT(openat64)

int close(int fd) {
  REAL(int, close, int);
  if (fd >= 0 && fd < MOST && paths[fd]) {
    pthread_mutex_lock(&lock);
    free(paths[fd]);
    paths[fd] = NULL;
    pthread_mutex_unlock(&lock);
  }
  return real_close(fd);
}

static int is_ours(int fd) {
  struct stat found;
  if (fd < 0 || fd >= MOST || !paths[fd]) return 0;
  return fstat(fd, &found) == 0 && (S_ISREG(found.st_mode) || S_ISDIR(found.st_mode)) && found.st_ino == inodes[fd];
}

/* A write is written down before anybody can see that it was done. */
static ssize_t wrote(int fd, uint64_t offset, const struct iovec *data, int count, ssize_t written) {
  if (written <= 0 || !is_ours(fd)) return written;
  pthread_mutex_lock(&lock);
  int failed = is_synced[fd] && fails();
  note(!is_synced[fd] ? WRITE : failed ? WRITE_SYNC_FAILED : WRITE_SYNCED, paths[fd], offset, data, count, (uint64_t)written);
  pthread_mutex_unlock(&lock);
  if (!failed) return written;
  errno = EIO;
  return -1;
}

static uint64_t position(int fd) { off_t at = lseek(fd, 0, SEEK_CUR); return at < 0 ? 0 : (uint64_t)at; }

ssize_t write(int fd, const void *bytes, size_t length) {
  REAL(ssize_t, write, int, const void *, size_t);
  if (!is_ours(fd)) return real_write(fd, bytes, length);
  uint64_t at = position(fd);
  struct iovec data = { (void *)bytes, length };
  return wrote(fd, at, &data, 1, real_write(fd, bytes, length));
}
ssize_t writev(int fd, const struct iovec *data, int count) {
  REAL(ssize_t, writev, int, const struct iovec *, int);
  if (!is_ours(fd)) return real_writev(fd, data, count);
  uint64_t at = position(fd);
  return wrote(fd, at, data, count, real_writev(fd, data, count));
}
#define PWRITER(name) \
  ssize_t name(int fd, const void *bytes, size_t length, off_t offset) { \
    REAL(ssize_t, name, int, const void *, size_t, off_t); \
    struct iovec data = { (void *)bytes, length }; \
    return wrote(fd, (uint64_t)offset, &data, 1, real_##name(fd, bytes, length, offset)); }
PWRITER(pwrite)
PWRITER(pwrite64)
#define PWRITERV(name) \
  ssize_t name(int fd, const struct iovec *data, int count, off_t offset) { \
    REAL(ssize_t, name, int, const struct iovec *, int, off_t); \
    return wrote(fd, (uint64_t)offset, data, count, real_##name(fd, data, count, offset)); }
PWRITERV(pwritev)
PWRITERV(pwritev64)

#define TRUNCATER(name) \
  int name(int fd, off_t length) { \
    REAL(int, name, int, off_t); \
    int done = real_##name(fd, length); \
    if (done == 0 && is_ours(fd)) { \
      pthread_mutex_lock(&lock); note(TRUNCATE, paths[fd], (uint64_t)length, NULL, 0, 0); pthread_mutex_unlock(&lock); } \
    return done; }
TRUNCATER(ftruncate)
TRUNCATER(ftruncate64)

#define SYNCER(name) \
  int name(int fd) { \
    REAL(int, name, int); \
    if (!is_ours(fd)) return real_##name(fd); \
    pthread_mutex_lock(&lock); \
    int failed = fails(); \
    note(failed ? SYNC_FAILED : SYNCED, paths[fd], 0, NULL, 0, 0); \
    pthread_mutex_unlock(&lock); \
    if (!failed) return 0; \
    errno = EIO; \
    return -1; }
SYNCER(fsync)
SYNCER(fdatasync)

int unlink(const char *path) {
  REAL(int, unlink, const char *);
  int done = real_unlink(path);
  if (done == 0 && root && strncmp(path, root, root_length) == 0) {
    pthread_mutex_lock(&lock);
    note(UNLINK, path, 0, NULL, 0, 0);
    pthread_mutex_unlock(&lock);
  }
  return done;
}
