import { shareLink } from '#device/share-link.ts'
import { announce } from './announcer.ts'
import { useTransientValue } from './use-transient-value.ts'

interface Outcome {
  readonly result: 'copied' | 'failed'
  readonly text: string
}

/**
 * A function that shares a link and announces what became of it, and the latest outcome for a while. There is none where
 * the system's share sheet opened.
 */
export function useShareLink() {
  const [outcome, setOutcome] = useTransientValue<Outcome>()
  const share = async (
    link: Parameters<typeof shareLink>[0],
    words: Readonly<Record<Outcome['result'], string>>,
  ): Promise<void> => {
    const result = await shareLink(link)
    if (result === 'shared') return
    announce(words[result])
    setOutcome({ result, text: words[result] })
  }
  return [outcome, share] as const
}
