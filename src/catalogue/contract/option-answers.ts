import * as v from 'valibot'
import type { OptionCounts } from '../engine/option-counts.ts'
import type { OptionFilter } from '../settings/option-filter.ts'
import { slugPattern } from '../slug.ts'

const key = v.pipe(v.string(), v.regex(slugPattern))

/** A color or the address of a small picture, as the catalogue's own check allows. */
export const swatchSchema = v.pipe(v.string(), v.regex(/^(?:#|\/(?!\/)|https:\/\/)/))

/** The filters by option that a catalogue was loaded with. */
export const optionFiltersSchema: v.GenericSchema<readonly OptionFilter[]> = v.array(
  v.object({
    key,
    name: v.string(),
    values: v.array(v.object({ key, name: v.string(), swatch: v.exactOptional(swatchSchema) })),
  }),
)

export const optionCountsSchema: v.GenericSchema<readonly OptionCounts[]> = v.array(
  v.object({
    option: key,
    values: v.array(v.object({ value: key, count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })),
  }),
)
