/** What the service worker fetches for the shop to work offline, in MB, as it travels. `npm run budgets` compares it. */
export const offlineMegabytes = 0.5
