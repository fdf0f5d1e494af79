import * as texts from 'virtual:messages/notices'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { mostSaved, refusalsAtom, savedIdsAtom } from '#saved/saved.ts'
import { announce } from '#ui/announcer.ts'
import { Note } from './note.tsx'

const message = texts.savedListFull({ most: mostSaved })

/** Reports that a product was not saved, until the visitor closes it or the list has room again. */
export function FullListNotice() {
  const [refusals, setRefusals] = useAtom(refusalsAtom)
  const isFull = useAtomValue(savedIdsAtom).length >= mostSaved
  // Each refused press is announced.
  useEffect(() => {
    if (refusals > 0) announce(message)
  }, [refusals])
  useEffect(() => {
    if (!isFull) setRefusals(0)
  }, [isFull, setRefusals])
  if (refusals === 0 || !isFull) return null
  return (
    <Note closeLabel={texts.close} onClose={() => setRefusals(0)}>
      {message}
    </Note>
  )
}
