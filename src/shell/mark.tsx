interface Props {
  className?: string
}

/** The shop's sign: a parcel with its strip of tape. */
export function Mark({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path fill="#c99a5b" d="M3 10 16 4l13 6v13l-13 6-13-6z" />
      <path fill="#e3bd86" d="m3 10 13 6 13-6-13-6z" />
      <path fill="#a97c42" d="M16 16v13L3 23V10z" />
      <path fill="#ffcf33" d="m8.2 7.6 13 6v5.6l3-1.4v-5.6L11.2 6.2z" />
    </svg>
  )
}
