import { note } from './needs-script.css.ts'

interface Props {
  /** `import.meta.env.SSR && '…'`: prerendered HTML alone has the text, since a browser that runs script needs none. */
  children: string | false
}

/** Replaces a feature by a note where JavaScript is off. */
export const NeedsScript = ({ children }: Props) => (
  <noscript>{children && <p className={note}>{children}</p>}</noscript>
)
