/** An event whose work the browser waits for. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

/** As much of a service worker's own world as is used here: the DOM's types know only a page's. */
export interface WorkerScope {
  readonly location: Location
  addEventListener: ((kind: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((kind: 'message', listener: (event: MessageEvent<unknown>) => void) => void)
  skipWaiting: () => Promise<void>
}
