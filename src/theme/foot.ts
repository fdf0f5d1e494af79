/**
 * Custom properties of `:root`: the heights of bars at the foot of the window, each set while its bar covers content.
 */
export const foot = { tray: '--tray-height', buyBar: '--buy-bar-height' } as const

/** The height of all bars at the foot of the window. */
export const footHeight = `calc(var(${foot.tray}, 0px) + var(${foot.buyBar}, 0px))`
