/** Compressed size in MB of the files that the service worker precaches. `npm run budgets` compares it. */
export const offlineMegabytes = 0.5
