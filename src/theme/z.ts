/** The stacking order of what overlaps, lowest first. Parts of the page come before bars of the window, dialogs last. */
export const z = {
  /** Above its neighbours in the same part. */
  raised: 1,
  /** Stays in the window, above raised elements. */
  pinned: 2,
  /** Opened by a control of the page. */
  popup: 5,
  header: 20,
  filterBar: 21,
  buyBar: 22,
  tray: 23,
  notices: 24,
  addedNote: 25,
  failure: 26,
  suggestions: 30,
  skipLinks: 30,
  drawerBackdrop: 40,
  drawer: 41,
  dialogBackdrop: 50,
  dialog: 51,
}
