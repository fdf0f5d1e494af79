import { atom } from 'jotai'
import { storedAtom } from '#device/stored-atom.ts'
import { createStoredValue } from '#device/stored-value.ts'
import { asked, asksForCode } from './checkout.ts'
import { emptyOrderDraft, parseOrderDraft, type OrderDraft } from './order-draft.ts'

/** Stored for the tab, not for the device: names and addresses are private. */
const storedDraftAtom = storedAtom(
  createStoredValue<OrderDraft>({
    key: 'shop/order-draft/1',
    parse: parseOrderDraft,
    empty: emptyOrderDraft,
    lasts: 'tab',
  }),
  emptyOrderDraft,
)

/** Everything typed, without what the shop no longer offers. A write changes the given fields only. */
export const draftAtom = atom(
  (get) => {
    const draft = get(storedDraftAtom)
    const { isCollected, country, discountCode } = draft
    return {
      ...draft,
      isCollected: asked.hasPickup && isCollected,
      country: asked.countries.includes(country) ? country : (asked.countries[0] ?? ''),
      discountCode: asksForCode ? discountCode : '',
    }
  },
  (_get, set, change: Partial<OrderDraft>) => set(storedDraftAtom, (before) => ({ ...before, ...change })),
)
