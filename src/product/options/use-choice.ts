import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Product } from '#catalogue/product.ts'
import { readChoice, writeChoice } from '#catalogue/variants/choice-search.ts'
import { completeChoice, type Choice } from '#catalogue/variants/variant-of.ts'

/** Milliseconds: values of one option that follow each other this fast, as with an arrow key, are one step for Back. */
const sameStep = 1000

/** The choice in the address, where Back undoes it and links find it; what the address leaves open is completed. */
export function useChoice(product: Product) {
  const router = useRouter()
  const { search } = useLocation()
  // A radio button must not wait for the navigation that follows its press.
  const [pressed, setPressed] = useState<{ readonly before: object; readonly choice: Choice }>()
  // Back to the address before the press must not repeat it.
  if (pressed && pressed.before !== search) setPressed(undefined)
  const last = useRef({ option: -1, at: -Infinity })
  const choice =
    pressed?.before === search
      ? pressed.choice
      : completeChoice(product, readChoice(product.options, { ...search }))

  const choose = (next: Choice, option: number) => {
    const isSameStep = last.current.option === option && performance.now() - last.current.at < sameStep
    last.current = { option, at: performance.now() }
    setPressed({ before: search, choice: next })
    void router.navigate({
      to: '.',
      search: (before) => ({ ...before, ...writeChoice(product.options, next) }),
      // The list that led here.
      state: true,
      replace: isSameStep,
      resetScroll: false,
    })
  }
  return { choice, choose }
}
