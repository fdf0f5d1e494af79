/**
 * The palette by role, as data: `contract.css.ts` names the roles, `theme.css.ts` writes them to the page. Every text
 * role has a contrast of 7:1 on `paper`, `raised` and `sunk` in its theme, `edgeStrong` 3:1. `hover` is a
 * control under the pointer, `edge` one that is pressed: darker than the page in light, lighter in dark.
 */
export const light = {
  paper: '#fbfbf8',
  raised: '#ffffff',
  sunk: '#f0f1eb',
  hover: '#f0f1eb',
  ink: '#15201b',
  inkSoft: '#45514a',
  inkFaint: '#48534c',
  edge: '#dcdfd7',
  edgeStrong: '#7b867f',
  accent: '#0b5d4a',
  accentStrong: '#084536',
  accentSoft: '#dff0e9',
  onAccent: '#ffffff',
  tape: '#ffcf33',
  onTape: '#241c00',
  kraft: '#e9d3b0',
  danger: '#a3190f',
  dangerSoft: '#fdecea',
  good: '#0a4d26',
  panel: '#0d3b30',
  onPanel: '#f3f7f2',
  onPanelSoft: '#c5d8cf',
  star: '#b07400',
  focus: '#0b43c8',
  backdrop: 'rgb(10 22 17 / 55%)',
  shadow: '16 40 30',
}

export const dark: typeof light = {
  paper: '#0f1412',
  raised: '#181f1c',
  sunk: '#0a0e0c',
  hover: '#212a26',
  ink: '#eef3ef',
  inkSoft: '#bcc8c1',
  inkFaint: '#aab7af',
  edge: '#2b3530',
  edgeStrong: '#718078',
  accent: '#6fd6b4',
  accentStrong: '#9be7cd',
  accentSoft: '#17342b',
  onAccent: '#04231a',
  tape: '#ffcf33',
  onTape: '#241c00',
  kraft: '#5a4a32',
  danger: '#ff9d92',
  dangerSoft: '#3a1714',
  good: '#7fdca2',
  panel: '#0d3b30',
  onPanel: '#f3f7f2',
  onPanelSoft: '#c5d8cf',
  star: '#ffc94d',
  focus: '#9cc0ff',
  backdrop: 'rgb(0 0 0 / 65%)',
  shadow: '0 0 0',
}

/** Steps of 4 px at the default text size; a key is the number of steps. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  24: '6rem',
}

/** Type sizes; the larger ones grow with the window between a phone's and a desktop's size. */
export const text = {
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  title: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
  heading: 'clamp(1.625rem, 1.35rem + 1.2vw, 2.375rem)',
  display: 'clamp(2rem, 1.3rem + 2vw, 3.5rem)',
}

export const font = {
  body: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
  display: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
}

export const radius = { small: '0.375rem', medium: '0.75rem', large: '1.25rem', round: '999px' }

export const motion = { quick: '140ms', calm: '260ms', ease: 'cubic-bezier(.2,.7,.2,1)' }
