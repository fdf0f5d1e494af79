/**
 * Whether this browser supports Baseline 2023 (Chrome and Edge 116, Firefox 118, Safari 17). Each of these features is
 * in all of them, and the shop does not run without it.
 */
export const isSupported = (): boolean =>
  'IntersectionObserver' in window &&
  'ResizeObserver' in window &&
  'structuredClone' in window &&
  'noModule' in HTMLScriptElement.prototype &&
  'addEventListener' in MediaQueryList.prototype &&
  'inert' in HTMLElement.prototype &&
  'toSorted' in Array.prototype &&
  'findLastIndex' in Array.prototype &&
  CSS.supports('width: 1cqw')
