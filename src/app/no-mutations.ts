/**
 * Stands in for Query's mutations in the built shop (`vite.config.ts`): every client carries 1.4 kB of them, and this shop
 * changes nothing on a server. Whoever adds a mutation takes the alias out.
 */
export class MutationCache {
  readonly getAll = (): readonly never[] => []
  readonly findAll = this.getAll
  readonly clear = (): void => undefined
  readonly resumePausedMutations = (): Promise<void> => Promise.resolve()
  readonly build = (): never => {
    throw new Error('Mutations are left out of the build: see src/app/no-mutations.ts.')
  }
}
