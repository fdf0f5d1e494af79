import '#theme/layer-order.css'
import '#theme/reset.css.ts'
import '#theme/theme.css.ts'
import { createRoot } from 'react-dom/client'
import { box } from '#browse/grid/product-grid.css.ts'

import * as css from './grid-page.css.ts'
import { startProbe } from './probe.ts'
import { grids, isGridName } from './grids.tsx'

const params = new URLSearchParams(window.location.search)
const name = params.get('grid') ?? ''
const count = Number(params.get('count'))
const root = document.getElementById('root')
if (!root || !isGridName(name) || !(count > 0)) throw new Error('Needs ?grid= and ?count=')

// The card's styles have a container query on the grid's width.
root.className = `${css.root} ${box}`
const Grid = grids[name]
startProbe(root, () => createRoot(root).render(<Grid count={count} />))
