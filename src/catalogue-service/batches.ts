interface Member<ListQuery, Answer> {
  readonly listQuery: ListQuery
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

interface Batch<ListQuery, Answer> {
  readonly members: Set<Member<ListQuery, Answer>>
  readonly stop: AbortController
}

/**
 * Answers several queries of a group together. `answer` calls `take` once it can begin: until then further queries
 * join, `most` at most, and those whose signal is aborted leave. It resolves with an answer for each taken query, in
 * their order; its signal is aborted once all have left.
 */
export function createBatches<ListQuery, Answer>(
  most: number,
  answer: (take: () => readonly ListQuery[], signal: AbortSignal) => Promise<readonly Answer[]>,
) {
  /** By group: the batch that has not begun. */
  const open = new Map<string, Batch<ListQuery, Answer>>()

  function start(group: string): Batch<ListQuery, Answer> {
    const batch: Batch<ListQuery, Answer> = { members: new Set(), stop: new AbortController() }
    open.set(group, batch)
    let taken: readonly Member<ListQuery, Answer>[] = []
    const take = () => {
      if (open.get(group) === batch) open.delete(group)
      taken = [...batch.members]
      return taken.map(({ listQuery }) => listQuery)
    }
    answer(take, batch.stop.signal)
      .then((answers) => {
        for (const [index, member] of taken.entries()) {
          const own = answers[index]
          if (own === undefined) throw new RangeError('A query of a batch has no answer.')
          member.resolve(own)
        }
      })
      .catch((error: unknown) => {
        take()
        for (const { reject } of batch.members) reject(error)
      })
    return batch
  }

  /** The answer of a query. Rejects as `answer` does, or with the signal's reason once it is aborted. */
  return (group: string, listQuery: ListQuery, signal: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const known = open.get(group)
      const member = { listQuery, resolve, reject }
      const batch = known && known.members.size < most ? known : start(group)
      batch.members.add(member)
      const leave = () => {
        reject(signal.reason)
        batch.members.delete(member)
        if (batch.members.size > 0) return
        if (open.get(group) === batch) open.delete(group)
        batch.stop.abort(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
    })
}
