import { useAtom } from 'jotai'
import { announce } from '#ui/announcer.ts'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'
import { chosenAtom, choiceText, noneChosen, toggleChosen } from './chosen.ts'

interface Choosable {
  readonly id: number
  readonly name: string
}

/** The products chosen for a comparison, and a function that adds or removes one and announces it. */
export function useChoice() {
  const [chosen, change] = useAtom(chosenAtom)
  const ids = useHydratedValue(chosen, noneChosen)
  const toggle = ({ id, name }: Choosable) => {
    announce(choiceText(name, ids, toggleChosen(ids, id)))
    change((before) => toggleChosen(before, id))
  }
  return { ids, toggle }
}
