import type { MeetingDraft } from './meeting-draft.ts'

/** The texts of the form's fields, as the browser would send them. */
export function typedTexts(form: HTMLFormElement): Pick<MeetingDraft, 'name' | 'email' | 'subject'> {
  const data = new FormData(form)
  const textOf = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { name: textOf('name'), email: textOf('email'), subject: textOf('subject') }
}
