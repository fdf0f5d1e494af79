/** Rem, of the bar with the link to the comparison at the foot of the window. */
export const trayHeight = 3.75
