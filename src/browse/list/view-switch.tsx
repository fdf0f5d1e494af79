import * as texts from 'virtual:messages/browse'
import { Link } from '@tanstack/react-router'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { isPlainClick } from '#ui/is-plain-click.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'

/** Switches between one long grid and a list in pages; each has its own address. */
export function ViewSwitch({ isList }: { isList: boolean }) {
  const label = isList ? texts.showAsGrid : texts.showAsList
  return (
    <Link
      to="/products"
      search={({ view: _view, page: _page, at: _at, ...rest }) => (isList ? rest : { ...rest, view: 'list' })}
      resetScroll={false}
      className={button.outlineIcon}
      title={label}
      onClick={(click) =>
        isPlainClick(click) && announce(isList ? texts.isGrid : texts.isList({ count: sliceSize }))
      }
    >
      <Icon name={isList ? 'layout-grid' : 'list'} size={20} />
      <span className={visuallyHidden}>{label}</span>
    </Link>
  )
}
