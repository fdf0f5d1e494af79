import { Tabs } from '@ark-ui/react/tabs'
import { useAtom } from 'jotai'
import type { Product } from '#catalogue/product.ts'
import * as css from './product-tabs.css.ts'
import { selectionAtom, tabs } from './product-selection.ts'

const labels = { description: 'Description', features: 'Features', specifications: 'Specifications' } as const

export function ProductTabs({ product }: { product: Product }) {
  const [selectionOf, select] = useAtom(selectionAtom)
  return (
    <Tabs.Root
      className={css.root}
      value={selectionOf(product.id).tab}
      onValueChange={({ value }) => {
        const tab = tabs.find((one) => one === value)
        if (tab) select(product.id, { tab })
      }}
    >
      <Tabs.List aria-label="Product information" className={css.list}>
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab} value={tab} className={css.trigger}>
            {labels[tab]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="description" className={css.panel}>
        <h2 className={css.panelName}>{labels.description}</h2>
        {product.longDescription.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} className={css.paragraph}>
            {paragraph}
          </p>
        ))}
      </Tabs.Content>
      <Tabs.Content value="features" className={css.panel}>
        <h2 className={css.panelName}>{labels.features}</h2>
        <ul className={css.features}>
          {product.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Tabs.Content>
      <Tabs.Content value="specifications" className={css.panel}>
        <h2 className={css.panelName}>{labels.specifications}</h2>
        <dl className={css.specifications}>
          {product.specifications.map(({ label, value }) => (
            <div key={label} className={css.specification}>
              <dt className={css.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Tabs.Content>
    </Tabs.Root>
  )
}
