/**
 * A draft with the texts that the form's fields of these names have now; `change` is told of those that differ. A password
 * manager may fill a field without an event, and the next render would empty it: call this at every event of the form.
 */
export function readTyped<Name extends string, Draft extends Readonly<Record<Name, string>>>(
  form: HTMLFormElement | null,
  names: readonly Name[],
  draft: Draft,
  change: (typed: Partial<Record<Name, string>>) => void,
): Draft {
  const typed: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const field = form?.elements.namedItem(name)
    if (field && 'value' in field && typeof field.value === 'string' && field.value !== draft[name])
      typed[name] = field.value
  }
  if (Object.keys(typed).length > 0) change(typed)
  return { ...draft, ...typed }
}
