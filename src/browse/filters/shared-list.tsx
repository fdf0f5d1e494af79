import * as texts from 'virtual:messages/filters'
import { useSearch } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { mostListed } from '#address/ids.ts'
import { readIds } from '#address/read-ids.ts'
import { savedAllText, withSaved } from '#saved/save-all.ts'
import { savedIdsAtom } from '#saved/saved.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { productsCount } from '../list/result-texts.ts'
import { listNotes } from './list-texts.ts'
import * as css from './shared-list.css.ts'
import { useProducts } from './use-catalogue.ts'

/** Explains a link with somebody's list, the parts of it that could not be used, and how to save its products. */
export function SharedList({ ids }: { ids: string }) {
  const { size } = useSearch({ from: '/products' })
  const [saved, change] = useAtom(savedIdsAtom)
  const reading = readIds(ids, mostListed)
  const products = useProducts(reading.ids, size)
  if (!products) return null
  const available = products.map(({ id }) => id)
  const unknown = reading.ids.filter((id) => !available.includes(id))
  const unsaved = available.filter((id) => !saved.includes(id))

  const saveAll = () => {
    if (unsaved.length === 0) return
    const added = withSaved(saved, available).length - saved.length
    const isStored = change((before) => withSaved(before, available))
    announce(savedAllText(added, unsaved.length, isStored))
  }

  return (
    <div className={css.notes}>
      {available.length > 0 && <p>{texts.sharedList({ products: productsCount(available.length) })}</p>}
      {listNotes(reading, unknown).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {available.length > 0 && (
        <button
          type="button"
          aria-disabled={unsaved.length === 0}
          className={button.outline}
          onClick={saveAll}
        >
          <Icon name="heart" size={20} /> <span>{unsaved.length === 0 ? texts.allSaved : texts.saveAll}</span>
        </button>
      )}
    </div>
  )
}
