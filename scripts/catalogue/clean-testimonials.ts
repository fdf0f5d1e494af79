import * as v from 'valibot'
import { parsePictureAddress } from '../../src/catalogue/pictures/picture-address.ts'
import type { Testimonial } from '../../src/shop.types.ts'
import { text } from './text-schema.ts'

/** The carousel shows four at once and slides to a fifth. */
const fewest = 5

const schema = v.object(
  {
    id: v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(1, 'must be 1 or more')),
    name: text(100),
    role: text(100),
    description: text(1000),
    image: v.pipe(
      text(2048),
      v.check(
        (value) => value.startsWith('/') && parsePictureAddress(value) === value,
        'must be a path of this site',
      ),
    ),
    rating: v.pipe(
      v.number('must be a number'),
      v.check((value) => value >= 0 && value <= 5 && Number.isInteger(value * 2), 'must be 0 to 5 in halves'),
    ),
  },
  (issue) => (issue.path ? 'is missing' : 'must be an object'),
)

/** The valid testimonials of a shop, none where there are fewer than five, and a sentence for what is left out. */
export function cleanTestimonials(raw: unknown): { testimonials: Testimonial[]; problems: string[] } {
  if (!Array.isArray(raw))
    return { testimonials: [], problems: ['The testimonials are left out: they must be a list'] }
  const testimonials = new Map<number, Testimonial>()
  const problems: string[] = []
  for (const [index, one] of raw.entries()) {
    const parsed = v.safeParse(schema, one, { abortEarly: true })
    const leaveOut = (fault: string) => problems.push(`Testimonial ${index + 1} is left out: ${fault}`)
    if (!parsed.success) {
      const [issue] = parsed.issues
      leaveOut(`${v.getDotPath(issue) ?? 'it'} ${issue.message}`)
    } else if (testimonials.has(parsed.output.id)) leaveOut('id is taken by an earlier one')
    else testimonials.set(parsed.output.id, parsed.output)
  }
  if (testimonials.size === 0 || testimonials.size >= fewest)
    return { testimonials: [...testimonials.values()], problems }
  return {
    testimonials: [],
    problems: [...problems, `The testimonials are left out: there must be at least ${fewest}`],
  }
}
