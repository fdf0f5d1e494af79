import { Fragment } from 'react'
import type { Block, Inline, TableRow } from '#catalogue/text-blocks.ts'
import { linkAddress } from '#site/path.ts'
import * as css from './text-blocks.css.ts'

/*
 * Keys by index: a description never changes while it is shown.
 */
/* oxlint-disable react/no-array-index-key */

function Inlines({ of }: { of: readonly Inline[] }) {
  return of.map((inline, at) => {
    if (typeof inline === 'string') return <Fragment key={at}>{inline}</Fragment>
    if ('lineBreak' in inline) return <br key={at} />
    if ('strong' in inline)
      return (
        <strong key={at}>
          <Inlines of={inline.strong} />
        </strong>
      )
    if ('em' in inline)
      return (
        <em key={at}>
          <Inlines of={inline.em} />
        </em>
      )
    return (
      <a key={at} href={linkAddress(inline.href)} className={css.link}>
        <Inlines of={inline.link} />
      </a>
    )
  })
}

function Row({ row: { cells, isHead } }: { row: TableRow }) {
  return (
    <tr>
      {cells.map((cell, at) =>
        isHead ? (
          <th key={at} scope="col" dir="auto" className={css.cell}>
            <Inlines of={cell} />
          </th>
        ) : (
          <td key={at} dir="auto" className={css.cell}>
            <Inlines of={cell} />
          </td>
        ),
      )}
    </tr>
  )
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <p dir="auto">{block}</p>
  if ('paragraph' in block)
    return (
      <p dir="auto">
        <Inlines of={block.paragraph} />
      </p>
    )
  if ('heading' in block)
    return (
      <h2 dir="auto" className={css.heading}>
        <Inlines of={block.heading} />
      </h2>
    )
  if ('list' in block) {
    const items = block.list.map((item, at) => (
      <li key={at}>
        <Inlines of={item} />
      </li>
    ))
    // The direction is the list's: its numbers are in its own padding.
    return block.isNumbered ? (
      <ol dir="auto" className={css.numbered}>
        {items}
      </ol>
    ) : (
      <ul dir="auto" className={css.list}>
        {items}
      </ul>
    )
  }
  return (
    // A wide table scrolls by itself; browsers make such an element focusable for keys.
    <div className={css.frame}>
      <table className={css.table}>
        <tbody>
          {block.table.map((row, at) => (
            <Row key={at} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A text with structure, drawn by React: no HTML of a catalogue reaches the page. */
export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={css.text}>
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} />
      ))}
    </div>
  )
}
