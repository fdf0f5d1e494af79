import { resolve } from 'node:path'
import { buildSite } from '../scripts/build.ts'

/*
 * Builds the shop that the environment names into a folder, and prints the highest memory in bytes as its last line:
 * `node --import tsx bench/build-process.ts FOLDER [ID,ID…]`, with the ids of the products that get a page.
 */
const [folder = '', ids] = process.argv.slice(2)

await buildSite({
  mode: 'production',
  dist: resolve(folder, 'dist'),
  manifest: resolve(folder, 'cache/manifest.json'),
  hosting: resolve(folder, 'cache/hosting'),
  siteFacts: resolve(folder, 'cache/site.json'),
  ...(ids !== undefined && { productIds: ids.split(',').map(Number) }),
})
console.log(process.resourceUsage().maxRSS * 1024)
