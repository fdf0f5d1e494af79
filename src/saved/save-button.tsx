import * as texts from 'virtual:messages/saved'
import { useAtom, useSetAtom } from 'jotai'
import { withStorage } from '#device/stored-value.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'
import * as css from './save-button.css.ts'
import { mostSaved, refusalsAtom, savedIdsAtom, toggleSaved } from './saved.ts'

interface Props {
  product: { readonly id: number; readonly name: string }
  className?: string
}

/** Saves the product on this device; `/products?saved=true` lists the saved ones. */
export function SaveButton({ product, className = '' }: Props) {
  const [ids, change] = useAtom(savedIdsAtom)
  const refuse = useSetAtom(refusalsAtom)
  const isSaved = useHydratedValue(ids.includes(product.id), false)
  return (
    <button
      type="button"
      aria-label={texts.save({ name: product.name })}
      aria-pressed={isSaved}
      // A constant title: a changing one would be spoken in addition to the announcement.
      title={texts.saveOnDevice}
      className={`${button.outlineIcon} ${css.save} ${className}`}
      onClick={() => {
        // A notice says so.
        if (!isSaved && ids.length >= mostSaved) return refuse((times) => times + 1)
        const isStored = change((before) => toggleSaved(before, product.id))
        announce(withStorage(isSaved ? texts.notSaved : texts.saved, isStored))
      }}
    >
      <Icon name="heart" size={20} className={css.heart} />
    </button>
  )
}
