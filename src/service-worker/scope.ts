/** An event whose work the browser waits for. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

/** The members of a service worker's global scope that are used here: TypeScript's DOM types describe a page's only. */
export interface WorkerScope {
  readonly location: Location
  addEventListener: ((kind: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((kind: 'message', listener: (event: MessageEvent<unknown>) => void) => void)
  skipWaiting: () => Promise<void>
}
