import { hasNewsletterSection, hasRowSection, hasTextSection, hasTilesSection } from 'virtual:shop/parts'
import { sections } from 'virtual:shop/sections'
import { NewsletterSection } from './newsletter-section.tsx'
import { RowSection } from './row-section.tsx'
import { TextSection } from './text-section.tsx'
import { TilesSection } from './tiles-section.tsx'

/** A section with texts of the owner's own. The build leaves out the kinds that the shop does not use. */
export function OwnSection({ at }: { at: number }) {
  const section = sections[at]
  if (!section) return null
  const id = `home-${at}`
  const { kind } = section
  if (hasRowSection && kind === 'row') return <RowSection section={section} id={id} />
  if (hasTilesSection && kind === 'tiles') return <TilesSection section={section} id={id} />
  if (hasTextSection && kind === 'text') return <TextSection section={section} id={id} />
  return hasNewsletterSection && kind === 'newsletter' ? (
    <NewsletterSection section={section} id={id} />
  ) : null
}
