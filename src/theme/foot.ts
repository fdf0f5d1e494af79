/**
 * Custom properties of `:root`: the heights of bars at the foot of the window, each set while its bar covers content.
 * Notes above the bars have the attribute `data-above-foot`: a bar that is empty for a while sets its height there.
 */
export const foot = { tray: '--tray-height', buyBar: '--buy-bar-height' } as const

/** The height of all bars at the foot of the window. */
export const footHeight = `calc(var(${foot.tray}, 0px) + var(${foot.buyBar}, 0px))`
