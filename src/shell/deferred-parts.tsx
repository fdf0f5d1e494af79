import { useRouter, type AnyRouteMatch } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { cardTools } from '#browse/card/card-tools.tsx'
import { cardToolsAtom } from '#browse/card/tools-on-cards.ts'
import { AddedNote } from '#cart/added-note.tsx'
import { CartLinkQuestion } from '#cart/cart-link-question.tsx'
import { PriceUpdates } from '#cart/price-updates.tsx'
import { ComfortSettings } from '#comfort/comfort-settings.tsx'
import { hasVariants } from '#catalogue/settings/settings.ts'
import { CompareTray } from '#compare/compare-tray.tsx'
import { OwnerEvents } from '#events/owner-events.tsx'
import { Notices } from '#notices/notices.tsx'
import { Shortcuts } from '#shortcuts/shortcuts.tsx'
import { UndoKeys } from '#shortcuts/undo-keys.tsx'
import { VariantChoice } from '#product/choose/variant-choice.tsx'
import { isField } from '#ui/is-field.ts'
import { colorBars } from './color-bars.ts'
import { prepareProducts } from './prepare-products.ts'
import { keepOffsetWhenTurned } from './turned-window.ts'

export { SavedCount } from '#saved/saved-count.tsx'

/** Repeats on the window what was pressed outside of fields before the code of the shortcuts was loaded. */
function repeatKeys(keys: readonly KeyboardEvent[]): void {
  for (const key of keys) {
    if (!isField(key.target) && !key.repeat && !key.defaultPrevented)
      window.dispatchEvent(new KeyboardEvent('keydown', key))
  }
}

export interface DeferredPartsProps {
  readonly earlyKeys: readonly KeyboardEvent[]
  readonly firstMatch: AnyRouteMatch | undefined
}

/** Parts of every page that nobody needs before the first input: dialogs, shortcuts and notices. */
export function DeferredParts({ earlyKeys, firstMatch }: DeferredPartsProps) {
  const router = useRouter()
  const setCardTools = useSetAtom(cardToolsAtom)
  useEffect(() => setCardTools(cardTools()), [setCardTools])
  useEffect(() => void prepareProducts(router), [router])
  useEffect(colorBars, [])
  // Before the first input there is no offset to keep.
  useEffect(keepOffsetWhenTurned, [])
  // After the effects of the parts, which listen for them.
  useEffect(() => repeatKeys(earlyKeys), [earlyKeys])

  return (
    <>
      <AddedNote />
      <CartLinkQuestion />
      {hasVariants && <VariantChoice />}
      <PriceUpdates />
      <UndoKeys />
      <Shortcuts />
      <ComfortSettings />
      <CompareTray />
      <Notices />
      <OwnerEvents firstMatch={firstMatch} />
    </>
  )
}
