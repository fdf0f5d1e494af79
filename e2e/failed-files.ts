const file = String.raw`[^\n]*/assets/[^/]*\.(?:js|css)`

/**
 * What a browser and the shop say of a script or a style sheet that fails on purpose, and of nothing else: an error of
 * the code itself is a problem all the same. One expression, since Playwright takes a list of two for a value and its
 * options.
 */
export const failedFile = new RegExp(
  [
    `^answered 404: ${file}$`,
    `^net::ERR_\\w+: ${file}$`,
    '^console\\.error: Failed to load (?:resource|module script): ',
    '^console\\.error: Refused to apply style ',
    '^console\\.error: ChunkError: A part of the shop could not be fetched',
    '^(?:console\\.error|uncaught): (?:Uncaught )?(?:\\(in promise\\) )?TypeError: Failed to fetch dynamically imported module: ',
    '^(?:console\\.error|uncaught): (?:Uncaught )?(?:\\(in promise\\) )?Error: Unable to preload CSS for ',
  ].join('|'),
)
