/** Baseline 2023: the oldest browsers in which the whole shop works. `src/boot/supported.ts` detects older ones. */
export const oldestBrowsers = ['chrome116', 'edge116', 'firefox118', 'safari17'] as const
