/** Windows too low for the whole purchase panel: it scrolls away, and the bar with Add to Cart is shown instead. */
export const isLowForPanel = '(max-height: 56rem)'

/** The windows that are high enough. */
export const isHighForPanel = '(min-height: 56.01rem)'
