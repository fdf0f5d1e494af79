import type { ComponentType } from 'react'

/** A component whose code can be fetched before it renders, like the router's `lazyRouteComponent`. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the code; prerendered HTML of the part is hydrated. After a failure the next call tries again. */
  readonly preload: () => Promise<unknown>
}

/** The code of a part: fetched at most once, unless that fails. */
export interface PartCode<Props extends object> {
  /** Undefined until it is fetched. */
  component?: ComponentType<Props>
  /** Rejects where the code cannot be fetched; the next call tries again. */
  readonly fetch: () => Promise<ComponentType<Props>>
}

/** `load` imports the file of the part. */
export function partCode<Props extends object>(load: () => Promise<ComponentType<Props>>): PartCode<Props> {
  let fetching: Promise<ComponentType<Props>> | undefined
  const code: PartCode<Props> = {
    fetch: () =>
      (fetching ??= load().then(
        (component) => (code.component = component),
        (error: unknown) => {
          fetching = undefined
          throw error
        },
      )),
  }
  return code
}
