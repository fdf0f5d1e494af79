import * as texts from 'virtual:messages/options'
import * as ui from 'virtual:messages/ui'
import { Dialog } from '@ark-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { listKey } from '#address/browse-search.ts'
import { productChoiceOf } from '#address/option-choices.ts'
import { addItemAtom, choosingAtom } from '#cart/cart-atoms.ts'
import type { CartItem } from '#cart/cart.ts'
import { productQuery } from '#catalogue/queries.ts'
import { ownSize } from '#catalogue/settings/settings.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { DialogBox } from '#ui/dialog-box.tsx'
import { Icon } from '#ui/icon.tsx'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import * as css from './choose-dialog.css.ts'
import { ChooseForm, PageLink } from './choose-form.tsx'

/** A variant is chosen and put into the cart: a sheet on a phone. The focus comes back to the button that opened it. */
export function ChooseDialog() {
  const [product, choose] = useAtom(choosingAtom)
  const add = useSetAtom(addItemAtom)
  const title = useRef<HTMLHeadingElement>(null)
  // Of a closed dialog, which fades.
  const [shown, setShown] = useState(product)
  if (product && product !== shown) setShown(product)
  const router = useRouter()
  const added = useRef<string>(null)
  const close = () => choose(null)
  // As by Back, which leads to another list; the position in a list may be written meanwhile.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation, toLocation }) => {
        if (pathChanged || listKey(fromLocation?.search ?? {}) !== listKey(toLocation.search)) choose(null)
      }),
    [choose, router],
  )

  return (
    <ModalDialog
      isOpen={product !== null}
      close={close}
      initialFocus={() => title.current}
      // Before that the button with the focus would interrupt it.
      onReturn={() => {
        if (added.current !== null) announce(added.current)
        added.current = null
      }}
      classNames={{ backdrop: css.backdrop, positioner: css.positioner }}
    >
      <DialogBox className={css.sheet}>
        <div className={css.top}>
          <Dialog.Title ref={title} tabIndex={-1} dir="auto" className={css.title}>
            {shown?.name}
          </Dialog.Title>
          <Dialog.CloseTrigger aria-label={ui.close} className={button.quietIcon}>
            <Icon name="x" size={20} />
          </Dialog.CloseTrigger>
        </div>
        {shown && (
          <Loaded
            key={shown.id}
            of={shown}
            close={close}
            add={(item) => {
              added.current = add(item, 1)
              close()
            }}
          />
        )}
      </DialogBox>
    </ModalDialog>
  )
}

interface LoadedProps {
  of: CartItem
  close: () => void
  add: (item: CartItem) => void
}

/** Lists do not have the variants of their products. */
function Loaded({ of: { id }, close, add }: LoadedProps) {
  const { size = ownSize } = useSearch({ from: '__root__' })
  const router = useRouter()
  const query = productQuery(id, size)
  const { data, isLoadingError, isFetching, refetch } = useQuery(query)
  if (data) return <ChooseForm product={data} close={close} add={add} />
  return (
    <>
      <div className={css.body}>
        <p role="status">{isLoadingError ? texts.failed : data === null ? texts.gone : texts.loading}</p>
      </div>
      <div className={css.foot}>
        {isLoadingError && (
          <button
            type="button"
            aria-disabled={isFetching}
            className={button.solid}
            onClick={() => void refetch()}
          >
            {ui.retry}
          </button>
        )}
        {data !== null && (
          <PageLink product={{ id }} search={productChoiceOf(router.latestLocation.search)} close={close} />
        )}
      </div>
    </>
  )
}
