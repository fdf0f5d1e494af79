import { useAtom } from 'jotai'
import { announce } from '#ui/announcer.ts'
import { chosenAtom, choiceText, toggleChosen } from './chosen.ts'

interface Choosable {
  readonly id: number
  readonly name: string
}

/** The products chosen for a comparison, and a function that adds or removes one and announces it. */
export function useChoice() {
  const [ids, change] = useAtom(chosenAtom)
  const toggle = ({ id, name }: Choosable) => {
    announce(choiceText(name, ids, toggleChosen(ids, id)))
    change((before) => toggleChosen(before, id))
  }
  return { ids, toggle }
}
