interface Member<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

interface Batch<Question, Answer> {
  readonly members: Set<Member<Question, Answer>>
  readonly stop: AbortController
}

/**
 * Answers several questions of a group together. `answer` calls `take` once it can begin: until then further questions
 * join, `most` at most, and those whose signal is aborted leave. It resolves with an answer for each taken question, in
 * their order; its signal is aborted once all have left.
 */
export function createBatches<Question, Answer>(
  most: number,
  answer: (take: () => readonly Question[], signal: AbortSignal) => Promise<readonly Answer[]>,
) {
  /** By group: the batch that has not begun. */
  const open = new Map<string, Batch<Question, Answer>>()

  function start(group: string): Batch<Question, Answer> {
    const batch: Batch<Question, Answer> = { members: new Set(), stop: new AbortController() }
    open.set(group, batch)
    let taken: readonly Member<Question, Answer>[] = []
    const take = () => {
      if (open.get(group) === batch) open.delete(group)
      taken = [...batch.members]
      return taken.map(({ question }) => question)
    }
    answer(take, batch.stop.signal)
      .then((answers) => {
        for (const [index, member] of taken.entries()) {
          const own = answers[index]
          if (own === undefined) throw new RangeError('A question of a batch has no answer.')
          member.resolve(own)
        }
      })
      .catch((error: unknown) => {
        take()
        for (const { reject } of batch.members) reject(error)
      })
    return batch
  }

  /** The answer of a question. Rejects as `answer` does, or with the signal's reason once it is aborted. */
  return (group: string, question: Question, signal: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const known = open.get(group)
      const member = { question, resolve, reject }
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
