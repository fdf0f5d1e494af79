import { note } from './needs-script.css.ts'

// In prerendered HTML only: a browser that runs this code does not need it.
const words = import.meta.env.SSR && {
  search: 'Searching and filtering need JavaScript, which is off here: these are the first products of all.',
  more: 'Showing more needs JavaScript, which is off here.',
  cart: 'The cart, saving and sharing need JavaScript, which is off here.',
  booking: 'The booking form needs JavaScript, which is off here. Please write to us instead.',
  newsletter: 'This form needs JavaScript, which is off here. Please write to us instead.',
}

/** Replaces a feature by a note where JavaScript is off. */
export const NeedsScript = ({ what }: { what: 'search' | 'more' | 'cart' | 'booking' | 'newsletter' }) => (
  <noscript>{words && <p className={note}>{words[what]}</p>}</noscript>
)
