import * as texts from 'virtual:messages/order'
import { useAtomValue, useSetAtom } from 'jotai'
import { formatList } from '#ui/format-list.ts'
import { button } from '#ui/button.css.ts'
import { asksForCode, checkout } from './checkout.ts'
import { draftAtom } from './draft-atom.ts'
import { ExplainedButton } from './explained-button.tsx'
import { DiscountCode } from './field.tsx'
import { attemptAtom, changeAttemptAtom, confirmAtom, linesAtom } from './order-atoms.ts'
import * as form from './order-form.css.ts'
import { articleOf } from './order-lines.ts'
import * as css from './order-page.css.ts'
import { linesWithout, shopifyLink, stripeLink, wooCommerceLink, type HandedOver } from './target-links.ts'

const paymentLinks = checkout.kind === 'stripe-links' ? checkout.links : null

const idsThere =
  checkout.kind === 'stripe-links'
    ? checkout.links
    : checkout.kind === 'shopify'
      ? checkout.variants
      : checkout.kind === 'woocommerce'
        ? checkout.products
        : null

/** Where the whole cart goes at once; null for payments one by one. */
function targetLink(order: HandedOver): string | null {
  if (checkout.kind === 'shopify') return shopifyLink(checkout.url, checkout.variants, order)
  if (checkout.kind === 'woocommerce') return wooCommerceLink(checkout.url, checkout.products, order)
  return checkout.kind === 'link' ? checkout.url : null
}

/** Another site takes the order over: a link, or one for each article. The shopper says when it is done. */
export function ElsewhereOrder() {
  const lines = useAtomValue(linesAtom)
  const attempt = useAtomValue(attemptAtom)
  const draft = useAtomValue(draftAtom)
  const change = useSetAtom(changeAttemptAtom)
  const confirm = useSetAtom(confirmAtom)
  const missing = idsThere ? linesWithout(idsThere, lines) : []
  if (missing.length > 0)
    return (
      <p className={css.outcome}>
        {texts.notSoldThere({ names: formatList(missing.map(({ name }) => name)) })}
      </p>
    )
  if (!attempt) return null
  const order = { lines, number: attempt.number, discountCode: draft.discountCode.trim() }
  const link = targetLink(order)
  const ticked = attempt.ticked ?? []
  const hasAll = link !== null || lines.every((line) => ticked.includes(articleOf(line)))

  return (
    <div className={css.part}>
      {asksForCode && checkout.kind !== 'link' && <DiscountCode error={null} />}
      {link !== null && (
        <a
          href={link}
          className={button.solidLarge}
          onClick={() => change({ state: 'handed' })}
          onAuxClick={() => change({ state: 'handed' })}
        >
          {texts.goOn({ host: new URL(link).host })}
        </a>
      )}
      {link === null && paymentLinks && (
        <>
          <ol role="list" className={css.steps}>
            {lines.map((line) => {
              const article = articleOf(line)
              const { name } = line
              const isTicked = ticked.includes(article)
              return (
                <li key={article} className={css.step}>
                  <a
                    href={stripeLink(paymentLinks, line, order)}
                    target="_blank"
                    rel="noopener"
                    className={isTicked ? button.outline : button.solid}
                    onClick={() => change({ state: 'handed' })}
                  >
                    {texts.payStep({ name })}
                  </a>
                  {line.quantity > 1 && <p>{texts.payQuantity({ quantity: line.quantity })}</p>}
                  <label className={form.choice}>
                    <input
                      type="checkbox"
                      className={form.checkbox}
                      aria-label={texts.letterLabelled({ label: texts.isPaid, value: name })}
                      checked={isTicked}
                      onChange={() =>
                        change({
                          ticked: isTicked ? ticked.filter((one) => one !== article) : [...ticked, article],
                        })
                      }
                    />
                    <span>{texts.isPaid}</span>
                  </label>
                </li>
              )
            })}
          </ol>
          <p role="status">{texts.paidOf({ paid: ticked.length, count: lines.length })}</p>
        </>
      )}
      {(attempt.state === 'handed' || (link === null && hasAll)) && (
        <div className={css.afterwards}>
          <ExplainedButton
            label={link === null ? texts.allPaid : texts.hasOrdered}
            explanation={texts.hasOrderedHint}
            className={link === null ? button.tapeLarge : button.outlineLarge}
            isDisabled={!hasAll}
            onPress={() => confirm('elsewhere')}
          />
        </div>
      )}
    </div>
  )
}
