import { sections } from 'virtual:shop/sections'
import { NewsletterSection } from './newsletter-section.tsx'
import { RowSection } from './row-section.tsx'
import { TextSection } from './text-section.tsx'
import { TilesSection } from './tiles-section.tsx'

/** A section with texts of the owner's own. The build replaces the kinds that the shop does not use. */
export function OwnSection({ at }: { at: number }) {
  const section = sections[at]
  if (!section) return null
  const id = `home-${at}`
  switch (section.kind) {
    case 'row':
      return <RowSection section={section} id={id} />
    case 'tiles':
      return <TilesSection section={section} id={id} />
    case 'text':
      return <TextSection section={section} id={id} />
    case 'newsletter':
      return <NewsletterSection section={section} id={id} />
  }
}
