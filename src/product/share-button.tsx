import { useEffect, useState } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './save-button.css.ts'
import { shareLink } from '#device/share-link.ts'

const words = { copied: 'Link copied', failed: 'Copy the address from the address bar' }

/** Opens the system's share sheet; where there is none, copies the link and says so. */
export function ShareButton({ product }: { product: ProductSummary }) {
  const [told, setTold] = useState<keyof typeof words | null>(null)

  useEffect(() => {
    if (told === null) return
    const leaving = setTimeout(() => setTold(null), 3000)
    return () => clearTimeout(leaving)
  }, [told])

  return (
    <span className={css.share}>
      <button
        type="button"
        aria-label={`Share ${product.name}`}
        title={`Share ${product.name}`}
        className={`${button.outlineIcon} ${css.save}`}
        onClick={() =>
          void shareLink(navigator, { title: product.name, url: window.location.href }).then((outcome) => {
            if (outcome === 'shared') return
            setTold(outcome)
            announce(words[outcome])
          })
        }
      >
        {told === 'copied' ? <Icon name="check" size={20} /> : <Icon name="share-2" size={20} />}
      </button>
      {told && (
        <span className={css.told} aria-hidden="true">
          {words[told]}
        </span>
      )}
    </span>
  )
}
