import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { compressFolder } from '../../scripts/release/compress.ts'
import { namedFiles } from '../../scripts/serve/headers.ts'
import { type SiteFacts, writeSiteFacts } from '../../scripts/pages/site-facts.ts'

export const scriptHash = 'sha256-PrOhallk+lCI0gMu4CeKlSWkwHerTjcORY9yrZPqdNY='
export const styleHash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='

export const longPage = (title: string) => `<title>${title}</title>${'<p>Some words.</p>'.repeat(100)}`

/** One file of each kind. */
const contents: Readonly<Record<string, string>> = {
  'index.html': longPage('Home'),
  'products.html': longPage('Products'),
  'product/12.html': longPage('Twelve'),
  '404.html': longPage('Not found'),
  'assets/main-abc.js': `export default '${'some words '.repeat(100)}'`,
  'assets/abc.css': '.a { color: red }'.repeat(100),
  'assets/answer-abc.htm': longPage('Answer'),
  'assets/sans-abc.woff2': 'font',
  'workers/catalogue-abc.js': 'self.onmessage = null;'.repeat(100),
  'pictures/12-front.avif': 'picture',
  'pictures/12-front.webp': 'picture',
  'social/12.jpg': 'picture',
  'catalogue.json': JSON.stringify({ version: 'abc', countByCode: [] }),
  'favicon.ico': 'icon',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>'.repeat(20),
  'icon-192.png': 'icon',
  'manifest.webmanifest': JSON.stringify({ name: 'Some words. '.repeat(50) }),
  'robots.txt': 'User-agent: *',
  'sitemap.xml': `<urlset>${'<url></url>'.repeat(50)}</urlset>`,
  'sw.js': 'self.addEventListener("install", () => {});'.repeat(50),
}

const files = Object.keys(contents)

export const smallSiteFacts: SiteFacts = {
  scriptHashes: [scriptHash],
  styleHashes: [styleHash],
  imageOrigins: [],
  files: namedFiles(files),
}

export async function writeFiles(folder: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(resolve(folder, path)), { recursive: true })
    await writeFile(resolve(folder, path), text)
  }
}

/** Creates a temporary folder with a built site in `dist`, with compressed forms, and its facts in `site.json`. */
export async function writeSmallSite() {
  const folder = await mkdtemp(resolve(tmpdir(), 'site-'))
  const dist = resolve(folder, 'dist')
  const siteFacts = resolve(folder, 'site.json')
  await writeFiles(dist, { ...contents, _headers: '/*' })
  await compressFolder(dist)
  await writeSiteFacts(siteFacts, smallSiteFacts)
  return { folder, dist, siteFacts, files }
}
