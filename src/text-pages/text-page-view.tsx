import * as texts from 'virtual:messages/text-pages'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useMatch } from '@tanstack/react-router'
import { Icon } from '#ui/icon.tsx'
import { textPageQuery } from './text-page-query.ts'
import * as css from './text-page-view.css.ts'
import { text } from './text-nodes.css.ts'
import { TextNodes } from './text-nodes.tsx'

/** A page of the owner's own. */
export function TextPageView() {
  const { fullPath } = useMatch({ strict: false })
  const { data: page } = useSuspenseQuery(textPageQuery(fullPath))
  return (
    <article className={css.page}>
      <Link to="/" className={css.back}>
        <Icon name="arrow-left" size={18} /> {texts.home}
      </Link>
      <h1 lang={page.lang} dir="auto" className={css.title}>
        {page.title}
      </h1>
      <div lang={page.lang} dir="auto" className={text}>
        <TextNodes nodes={page.nodes} />
      </div>
    </article>
  )
}
