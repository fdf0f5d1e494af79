/**
 * What the shop's pages may do. Strict: own files only, no inline styles, no script but the shop's and the
 * one in the template, and no text that becomes markup unnoticed (Trusted Types).
 */
function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    `default-src 'none'`,
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ')
}

/** Powers that a shop never needs. Sharing and copying a link are left as browsers have them. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Sent with every answer, whatever it is. */
export function securityHeaders(scriptHashes: readonly string[]): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // A year; browsers heed it over https only.
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  }
}

const day = 86_400

/** How long a browser may keep what stands at `path` without asking again. Pages ask every time. */
export function cacheControl(path: string): string {
  // Named by their content: a new content has a new name.
  if (path.startsWith('/assets/')) return `public, max-age=${365 * day}, immutable`
  if (path.startsWith('/pictures/')) return `public, max-age=${day}, stale-while-revalidate=${7 * day}`
  if (/\.[a-z]\w*$/i.test(path) && !path.endsWith('.html')) return `public, max-age=3600`
  return 'no-cache'
}
