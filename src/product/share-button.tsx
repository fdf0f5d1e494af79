import * as texts from 'virtual:messages/product'
import type { ProductSummary } from '#catalogue/product.ts'
import { button } from '#ui/button.css.ts'
import { done } from '#ui/done.css.ts'
import { Icon } from '#ui/icon.tsx'
import { useShareLink } from '#ui/use-share-link.ts'
import * as css from './share-button.css.ts'

const words = { copied: texts.copied, failed: texts.notCopied } as const

interface Props {
  product: ProductSummary
}

/** The message may be below the window. */
const showWhole = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' })

/** Opens the system's share sheet; where there is none, copies the link and announces that. */
export function ShareButton({ product }: Props) {
  const [outcome, share] = useShareLink()

  return (
    <>
      <button
        type="button"
        aria-label={texts.share({ name: product.name })}
        title={texts.share({ name: product.name })}
        className={button.outlineIcon}
        onClick={() => void share({ title: product.name, url: window.location.href }, words)}
      >
        {outcome?.result === 'copied' ? <Icon name="check" size={20} /> : <Icon name="share-2" size={20} />}
      </button>
      {outcome && (
        <span ref={showWhole} className={`${done} ${css.outcome}`} aria-hidden="true">
          {outcome.text}
        </span>
      )}
    </>
  )
}
