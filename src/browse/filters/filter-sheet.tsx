import * as texts from 'virtual:messages/filters'
import { Dialog } from '@ark-ui/react/dialog'
import { useSearch } from '@tanstack/react-router'
import { useRef, type RefObject } from 'react'
import { backdrop } from '#ui/alert-dialog.css.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { DialogBox } from '#ui/dialog-box.tsx'
import { Icon } from '#ui/icon.tsx'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import { productsCount } from '../list/result-texts.ts'
import { filterConditions, noFilters } from './conditions.ts'
import { FilterFields } from './filter-fields.tsx'
import * as css from './filter-sheet.css.ts'
import { resultsTarget } from './focus-results.ts'
import { useFacets } from './use-catalogue.ts'
import type { Change } from './use-set-filters.ts'

interface Props {
  isOpen: boolean
  close: () => void
  change: Change
  /** Gets the focus back, unless the visitor opens the results. */
  toggle: RefObject<HTMLElement | null>
}

/** The filters over the products, on a narrow screen. */
export function FilterSheet({ isOpen, close, change, toggle }: Props) {
  const search = useSearch({ from: '/products' })
  const title = useRef<HTMLHeadingElement>(null)
  const isShowing = useRef(false)

  const clear = () => {
    if (filterConditions(search).length === 0) announce(texts.noneInUse)
    else void change(() => noFilters)
  }

  return (
    <ModalDialog
      isOpen={isOpen}
      close={close}
      initialFocus={() => title.current}
      finalFocus={() => (isShowing.current ? resultsTarget() : toggle.current)}
      onReturn={() => {
        isShowing.current = false
      }}
      classNames={{ backdrop, positioner: css.positioner }}
    >
      <DialogBox className={css.sheet}>
        <div className={css.top}>
          <Dialog.Title ref={title} tabIndex={-1} className={css.heading}>
            {texts.filters}
          </Dialog.Title>
          <Dialog.CloseTrigger aria-label={texts.close} className={button.quietIcon}>
            <Icon name="x" size={20} />
          </Dialog.CloseTrigger>
        </div>
        <div className={css.body}>
          <FilterFields search={search} isHydrated change={change} />
        </div>
        <div className={css.foot}>
          <button type="button" className={button.outline} onClick={clear}>
            {texts.clearAll}
          </button>
          <ShowResults
            show={() => {
              isShowing.current = true
              close()
            }}
          />
        </div>
      </DialogBox>
    </ModalDialog>
  )
}

/** A separate component, so that it counts only while the sheet is open: the closed sheet stays mounted. */
function ShowResults({ show }: { show: () => void }) {
  const { facets: counts } = useFacets(useSearch({ from: '/products' }))
  return (
    <button type="button" className={button.solid} onClick={show}>
      {counts ? texts.show({ products: productsCount(counts.total) }) : texts.showUncounted}
    </button>
  )
}
