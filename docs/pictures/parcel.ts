/**
 * The shop's mark: an open kraft parcel, seen from above one corner, on a field of 1000 by 700. Drawn in two
 * halves, so that goods can stand between the inside and the front.
 */
const field = (body: string, defs: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700" width="1000" height="700"><defs>${defs}</defs>${body}</svg>`

const shade = (id: string, from: string, to: string, direction: string): string =>
  `<linearGradient id="${id}" ${direction}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

// The rim: left, back, right and front corner.
const rim = { left: '180,282', back: '515,192', right: '830,272', front: '470,388' }

/** Inside walls and the two flaps behind: drawn before the goods. */
export const parcelBehind = field(
  `
  <path d="M${rim.left} L${rim.back} L462,66 L96,158Z" fill="url(#flapLeft)"/>
  <path d="M${rim.back} L${rim.right} L930,148 L570,66Z" fill="url(#flapRight)"/>
  <path d="M${rim.left} L${rim.back} L515,400 L470,388Z" fill="url(#wallLeft)"/>
  <path d="M${rim.back} L${rim.right} L470,388 L515,380Z" fill="url(#wallRight)"/>
  <path d="M${rim.left} L${rim.back} L${rim.right} L${rim.front}Z" fill="#3a2412" fill-opacity="0.5"/>
  `,
  shade('flapLeft', '#e3b678', '#c8935a', 'x1="0.3" y1="0" x2="0.6" y2="1"') +
    shade('flapRight', '#d6a468', '#a87443', 'x1="0.6" y1="0" x2="0.3" y2="1"') +
    shade('wallLeft', '#9a6a3a', '#54351a', 'x1="0" y1="0" x2="0" y2="1"') +
    shade('wallRight', '#b07c46', '#5e3c1e', 'x1="0" y1="0" x2="0" y2="1"'),
)

const label = `
  <g transform="matrix(0.84 -0.31 0 0.9 586 512)">
    <rect width="196" height="118" rx="5" fill="#fbf7ee"/>
    <rect x="14" y="16" width="84" height="9" rx="3" fill="#2b2b2b" fill-opacity="0.72"/>
    <rect x="14" y="34" width="104" height="7" rx="3" fill="#2b2b2b" fill-opacity="0.34"/>
    <rect x="14" y="48" width="70" height="7" rx="3" fill="#2b2b2b" fill-opacity="0.34"/>
    <path d="M14 72h4v32h-4zM22 72h2v32h-2zM28 72h6v32h-6zM38 72h2v32h-2zM44 72h3v32h-3zM51 72h6v32h-6zM61 72h2v32h-2zM67 72h4v32h-4zM75 72h2v32h-2zM81 72h6v32h-6zM91 72h3v32h-3zM98 72h2v32h-2zM104 72h5v32h-5z" fill="#2b2b2b" fill-opacity="0.78"/>
    <rect x="134" y="14" width="48" height="56" rx="3" fill="#0b5d4a"/>
    <rect x="138" y="18" width="40" height="48" rx="2" fill="none" stroke="#fbf7ee" stroke-width="1.6" stroke-dasharray="3 2.4"/>
    <path d="M158 28l14 7v15l-14 7-14-7V35z" fill="#ffcf33"/><path d="M144 35l14 7 14-7M158 42v15" fill="none" stroke="#0b5d4a" stroke-width="2.2"/>
  </g>`

/** The two outer faces with tape and label, and the two flaps that hang forward: drawn after the goods. */
export const parcelFront = field(
  `
  <path d="M${rim.left} L${rim.front} L470,680 L200,556Z" fill="url(#faceLeft)"/>
  <path d="M${rim.front} L${rim.right} L812,548 L470,680Z" fill="url(#faceRight)"/>
  <path d="M470,388V680" stroke="#8a5a2c" stroke-opacity="0.5" stroke-width="2"/>
  ${label}
  <path d="M289,322 L371,353 L378,636 L301,601Z" fill="url(#tape)"/>
  <g clip-path="url(#faces)"><g filter="url(#soft)" fill="#3a1f08" fill-opacity="0.34">
    <path d="M${rim.left} L${rim.front} L404,512 L96,396Z"/><path d="M${rim.front} L${rim.right} L918,382 L566,510Z"/>
  </g></g>
  <path d="M${rim.left} L${rim.front} L392,482 L84,366Z" fill="url(#lipLeft)"/>
  <path d="M${rim.front} L${rim.right} L918,352 L556,478Z" fill="url(#lipRight)"/>
  <path d="M272,315 L366,350 L286,442 L196,408Z" fill="url(#tapeLip)"/>
  <path d="M${rim.left} L${rim.front} L${rim.right}" fill="none" stroke="#f3d3a0" stroke-width="3" stroke-linejoin="round"/>
  <path d="M84,366 L392,482 M556,478 L918,352" fill="none" stroke="#f6dcae" stroke-opacity="0.8" stroke-width="3"/>
  `,
  shade('faceLeft', '#dcab6c', '#bb8449', 'x1="0" y1="0" x2="0.4" y2="1"') +
    shade('faceRight', '#b98248', '#8f5f30', 'x1="0" y1="0" x2="0.4" y2="1"') +
    shade('lipLeft', '#efc88e', '#dba968', 'x1="0.4" y1="0" x2="0.2" y2="1"') +
    shade('lipRight', '#d7a363', '#bf8a4e', 'x1="0.3" y1="0" x2="0.6" y2="1"') +
    shade('tape', '#ffcf33', '#e6ac17', 'x1="0" y1="0" x2="0" y2="1"') +
    `<clipPath id="faces"><path d="M${rim.left} L${rim.front} L${rim.right} L812,548 L470,680 L200,556Z"/></clipPath>` +
    '<filter id="soft"><feGaussianBlur stdDeviation="9"/></filter>' +
    shade('tapeLip', '#ffe07a', '#ffcf33', 'x1="0.6" y1="0" x2="0.3" y2="1"'),
)
