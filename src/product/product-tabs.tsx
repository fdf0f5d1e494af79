import { locale } from 'virtual:language'
import * as texts from 'virtual:messages/product'
import { LocaleProvider } from '@ark-ui/react/locale'
import { Tabs } from '@ark-ui/react/tabs'
import { useAtom } from 'jotai'
import type { Product } from '#catalogue/product.ts'
import * as css from './product-tabs.css.ts'
import { selectionAtom, tabs } from './product-selection.ts'
import { TextBlocks } from './text-blocks.tsx'
import { notPrinted } from '#ui/not-printed.css.ts'

const labels = {
  description: texts.description,
  features: texts.features,
  specifications: texts.specifications,
} as const

/** The tabs that have content; the specification's three for every product of the demo. */
const tabsOf = (product: Product) =>
  tabs.filter(
    (tab) =>
      ({
        description: product.longDescription,
        features: product.features,
        specifications: product.specifications,
      })[tab].length > 0,
  )

export function ProductTabs({ product }: { product: Product }) {
  const [selectionOf, select] = useAtom(selectionAtom)
  const shown = tabsOf(product)
  const { tab: selected } = selectionOf(product.id)
  if (shown.length === 0) return null
  return (
    // Its direction is that of the arrow keys.
    <LocaleProvider locale={locale}>
      <Tabs.Root
        className={css.root}
        value={shown.includes(selected) ? selected : (shown[0] ?? null)}
        onValueChange={({ value }) => {
          const tab = tabs.find((one) => one === value)
          if (tab) select(product.id, { tab })
        }}
      >
        <Tabs.List aria-label={texts.information} className={`${css.list} ${notPrinted}`}>
          {shown.map((tab) => (
            <Tabs.Trigger key={tab} value={tab} className={css.trigger}>
              {labels[tab]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {shown.includes('description') && (
          <Tabs.Content value="description" className={css.panel}>
            <h2 className={css.panelName}>{labels.description}</h2>
            <TextBlocks blocks={product.longDescription} />
          </Tabs.Content>
        )}
        {shown.includes('features') && (
          <Tabs.Content value="features" className={css.panel}>
            <h2 className={css.panelName}>{labels.features}</h2>
            <ul className={css.features}>
              {product.features.map((feature) => (
                <li key={feature} dir="auto">
                  {feature}
                </li>
              ))}
            </ul>
          </Tabs.Content>
        )}
        {shown.includes('specifications') && (
          <Tabs.Content value="specifications" className={css.panel}>
            <h2 className={css.panelName}>{labels.specifications}</h2>
            <dl className={css.specifications}>
              {product.specifications.map(({ label, value }) => (
                <div key={label} className={css.specification}>
                  <dt dir="auto" className={css.label}>
                    {label}
                  </dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
          </Tabs.Content>
        )}
      </Tabs.Root>
    </LocaleProvider>
  )
}
