/** The shop's reviews, in the order of the dots; at least five. */
export { testimonials } from 'virtual:catalogue/testimonials'
