import { useRouter } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { productChoiceOf } from '#address/option-choices.ts'
import { choosingAtom } from '#cart/cart-atoms.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useWasOpened } from '#ui/use-was-opened.ts'

const ChooseDialog = lazyPart(() => import('./choose-dialog.tsx').then((module) => module.ChooseDialog), {
  when: 'rendered',
})

/** The dialog in which a variant is chosen for the cart. Where its code cannot be fetched, the product's page opens. */
export function VariantChoice() {
  const router = useRouter()
  const [product, choose] = useAtom(choosingAtom)
  const id = product?.id
  const wasOpened = useWasOpened(id !== undefined)
  useEffect(() => {
    if (id === undefined) return
    ChooseDialog.preload().catch(() => {
      choose(null)
      const search = productChoiceOf(router.latestLocation.search)
      void router.navigate({ to: '/product/$id', params: { id: String(id) }, search })
    })
  }, [choose, id, router])
  return wasOpened && <ChooseDialog />
}
