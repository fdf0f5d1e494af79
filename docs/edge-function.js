// Writes name, description and price of a product without a page of its own into the page that the host sends.
// The form is that of Cloudflare Workers.
/** The service of each language by its path: `/shop/de/` for a shop under `/shop`. */
const services = {
  '/': 'https://catalogue.example',
  // '/de/': 'https://de.catalogue.example',
}
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export default {
  async fetch(request) {
    const page = await fetch(request)
    const [, base, id] = /^(.*\/)product\/(?:[^/]+-)?([1-9]\d*)$/.exec(new URL(request.url).pathname) ?? []
    const service = services[base]
    const html = service && (await page.clone().text())
    // Pages that the build has made are left as they are.
    if (!html?.includes('data-path="*"')) return page
    const answer = await fetch(`${service}/v1/product/${id}`)
    if (answer.status === 404) return new Response(html, { status: 404, headers: page.headers })
    if (!answer.ok) return page
    const { product } = await answer.json()
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      // Two decimals: another currency may have others.
      offers: { '@type': 'Offer', price: (product.price / 100).toFixed(2), priceCurrency: 'USD' },
    }
    const tags = [
      `<title>${escaped(product.name)}</title>`,
      `<meta name="description" content="${escaped(product.description)}">`,
      `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ]
    const rest = html.replaceAll(/<title>.*?<\/title>|<meta name="(?:description|robots)"[^>]*>/g, '')
    // The host's headers stay, the content security policy above all, but for those of the former body.
    const headers = new Headers(page.headers)
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) headers.delete(name)
    headers.set('Content-Type', 'text/html; charset=utf-8')
    headers.set('Cache-Control', 'public, max-age=60')
    return new Response(
      rest.replace('</head>', () => `${tags.join('')}</head>`),
      { headers },
    )
  },
}
