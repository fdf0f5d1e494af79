/** The bundler's allocator keeps what it has freed, 100 MB of it, unless it is told to return that at once. */
process.env['MIMALLOC_PURGE_DELAY'] ??= '0'
