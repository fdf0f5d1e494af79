import { lit, type Rgb } from './canvas.ts'

const toHex = (colour: Rgb): string =>
  `#${colour.map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`

const wrap = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">${body}</svg>`

/** The same drawing, `side` pixels wide and high. */
export const sizeTo = (svg: string, side: number): string =>
  svg.replace('width="800" height="800"', `width="${side}" height="${side}"`)

/** The top of the plinth, as a fraction of the picture's height. */
export const plinthTop = 0.735

/** A round plinth of the backdrop's own colour before a paler disc on the wall, lit from the upper left. */
export function drawPlinth(tint: Rgb): string {
  const [pale, top, side, edge, deep] = [-0.75, -0.72, -0.1, -0.5, 0.85].map((shade) =>
    toHex(lit(tint, shade)),
  )
  return wrap(`
    <defs>
      <linearGradient id="disc" x1="0.2" y1="0" x2="0.8" y2="1">
        <stop offset="0" stop-color="${pale}"/><stop offset="1" stop-color="${pale}" stop-opacity="0.1"/>
      </linearGradient>
      <linearGradient id="body">
        <stop offset="0" stop-color="${side}"/><stop offset="0.28" stop-color="${edge}"/>
        <stop offset="1" stop-color="${deep}"/>
      </linearGradient>
      <linearGradient id="lid" x1="0" y1="0" x2="1" y2="0.4">
        <stop offset="0" stop-color="${pale}"/><stop offset="1" stop-color="${top}"/>
      </linearGradient>
      <radialGradient id="floor"><stop offset="0.6" stop-color="${toHex(lit(tint, 6))}" stop-opacity="0.4"/>
        <stop offset="1" stop-color="${toHex(lit(tint, 6))}" stop-opacity="0"/></radialGradient>
    </defs>
    <circle cx="400" cy="370" r="282" fill="url(#disc)"/>
    <ellipse cx="425" cy="716" rx="330" ry="66" fill="url(#floor)"/>
    <path d="M130 588v112c0 34 121 62 270 62s270-28 270-62V588z" fill="url(#body)"/>
    <ellipse cx="400" cy="588" rx="270" ry="54" fill="url(#lid)"/>
  `)
}

/** A sheet of paler paper at an angle, under things on a table. It casts a shadow. */
export function drawSheet(tint: Rgb): string {
  const [pale, paper] = [-0.85, -0.55].map((shade) => toHex(lit(tint, shade)))
  return wrap(`
    <defs><linearGradient id="paper" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${pale}"/><stop offset="1" stop-color="${paper}"/>
    </linearGradient></defs>
    <rect x="140" y="108" width="520" height="584" rx="3" fill="url(#paper)" transform="rotate(-7 400 400)"/>
  `)
}

/** Sun through a window's four panes, falling across the set: white, to be laid on thinly and blurred. */
export const windowLight = wrap(`
  <g fill="#fff" transform="translate(60 -40) skewX(-24) rotate(6)">
    <rect x="330" y="-40" width="190" height="300"/><rect x="544" y="-40" width="190" height="300"/>
    <rect x="330" y="284" width="190" height="330"/><rect x="544" y="284" width="190" height="330"/>
  </g>
`)
