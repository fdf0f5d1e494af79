/** True while a modal dialog is open. One that is closing stays in the document for a while, and does not count. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[aria-modal="true"]:not([data-state="closed"])') !== null
