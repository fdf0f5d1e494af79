import { useAtom } from 'jotai'
import { announce } from '#ui/announcer.ts'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'
import { comparedIdsAtom, choiceText, noneCompared, toggleCompared } from './compared-ids.ts'

interface Choosable {
  readonly id: number
  readonly name: string
}

/** The products chosen for a comparison, and a function that adds or removes one and announces it. */
export function useCompared() {
  const [chosen, change] = useAtom(comparedIdsAtom)
  const ids = useHydratedValue(chosen, noneCompared)
  const toggle = ({ id, name }: Choosable) => {
    announce(choiceText(name, ids, toggleCompared(ids, id)))
    change((before) => toggleCompared(before, id))
  }
  return { ids, toggle }
}
