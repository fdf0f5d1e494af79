import { createService, type ServiceOptions } from '#catalogue-service/app.ts'
import type { Backend } from '#catalogue-service/backend.ts'

export const shopOrigin = 'https://shop.example'
export const token = 'a token of sixteen'

/** The service without a port. */
export const serviceWith = (backend: Backend, options: Partial<ServiceOptions> = {}) =>
  createService({
    backend,
    log: () => undefined,
    origins: [shopOrigin],
    cacheSeconds: 3,
    deadline: 10,
    token,
    isStopping: () => false,
    ...options,
  })

/** `fetch` for a client of that service. */
export const fetchOf =
  (app: ReturnType<typeof createService>): typeof fetch =>
  async (input, init) =>
    app.request(input instanceof URL ? input.href : input, init)
