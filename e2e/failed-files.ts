const file = String.raw`[^\n]*/assets/[^/]*\.(?:js|css)`

/**
 * Matches the messages of browser and shop about a script or a style sheet that fails on purpose, but not errors of the
 * code itself. One expression, since Playwright interprets a list of two as a value and its options.
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
