import { useLayoutEffect, useState, type RefObject } from 'react'
import { hasVariants } from '#catalogue/settings/settings.ts'
import { usePartCode } from '#ui/use-part-code.ts'
import { optionsCode, type NeedsOptions } from './options-code.ts'
import type { OptionsProps } from './product-options.tsx'

// The conditions let the build leave all of it out of a shop without options.

/** False until the code for a product's options is fetched, where it has some. */
function useFetchedCode(product: NeedsOptions): boolean {
  const isNeeded = product?.choice !== undefined
  return usePartCode(optionsCode, isNeeded) !== undefined || !isNeeded
}

export const useOptionsCode = hasVariants ? useFetchedCode : () => true

function FetchedOptions(props: OptionsProps) {
  const [Fetched] = useState(() => optionsCode.component)
  return Fetched && <Fetched {...props} />
}

/** The heading is replaced once the options are loaded: the new one takes over the focus. */
function useHeadingFocus(heading: RefObject<HTMLElement | null>, hadFocus: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const { current } = heading
    if (current && hadFocus.current) {
      current.setAttribute('tabindex', '-1')
      current.focus({ preventScroll: true })
    }
    return () => {
      hadFocus.current = current !== null && document.activeElement === current
    }
  }, [heading, hadFocus])
}

export const useKeptHeadingFocus = hasVariants ? useHeadingFocus : () => undefined

/**
 * The page of a product with options, once `useOptionsCode` is true. Not a `lazyPart`: what is chosen decides the whole
 * page, which waits for the code as it does for the product's details.
 */
export const LoadedOptions = hasVariants ? FetchedOptions : () => null
