/** One of the files of a catalogue of this size (`bench/given-files.ts`), parsed. */
export async function readGivenFile(size: number, name: string): Promise<unknown> {
  const response = await fetch(`/files/${size}/${name}`)
  if (!response.ok) throw new Error(`There is no ${name} of ${size} products.`)
  return response.json()
}
