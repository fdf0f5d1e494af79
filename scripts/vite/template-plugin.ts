import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const templatePath = 'src/app/index.html'

/**
 * Development only: responds to every page address with the shop's HTML template. Vite looks for an `index.html` at
 * its root; ours is in `src/app`, and the root must contain `routes` and `public`.
 */
export function templatePlugin(): Plugin {
  return {
    name: 'template',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer(server) {
      // Returned, so that it runs after Vite's own middleware: files of `public` and modules take precedence over
      // pages.
      return () => {
        server.middlewares.use((request, response, next) => {
          const address = request.url ?? '/'
          if (!isNavigation(request)) return next()
          readFile(resolve(server.config.root, templatePath), 'utf8')
            .then((template) => server.transformIndexHtml(address, atRoot(template)))
            .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
            .catch(next)
        })
      }
    },
  }
}

/** True where a browser requests a page: a missing image or module must stay a 404. */
function isNavigation({ method, headers, url = '/' }: IncomingMessage): boolean {
  const path = url.replace(/[?#].*$/s, '')
  return method === 'GET' && (headers.accept ?? '').includes('text/html') && !/\.[a-z]\w*$/i.test(path)
}

/** The template's relative addresses start at its folder, a page's at the page: makes them absolute. */
function atRoot(template: string): string {
  return template.replaceAll(/(src|href)="\.\//g, '$1="/src/app/')
}
