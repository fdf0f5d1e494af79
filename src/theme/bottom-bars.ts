/**
 * Custom properties of `:root`: the heights of bars at the foot of the window, each set while its bar covers content.
 * Notes above the bars have the attribute `data-above-foot`: a bar that is empty for a while sets its height there.
 */
export const bottomBars = { tray: '--tray-height', buyBar: '--buy-bar-height' } as const

/** The height of all bars at the foot of the window. */
export const bottomBarsHeight = `calc(var(${bottomBars.tray}, 0px) + var(${bottomBars.buyBar}, 0px))`
