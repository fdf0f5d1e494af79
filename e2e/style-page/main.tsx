import '#theme/layer-order.css'
import '#theme/fonts.css'
import '#theme/reset.css.ts'
import '#theme/theme.css.ts'
import { createRoot } from 'react-dom/client'
import { StylePage } from './style-page.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
const word = new URLSearchParams(window.location.search).get('word')
createRoot(root).render(<StylePage word={word ?? 'Parcel'} />)
