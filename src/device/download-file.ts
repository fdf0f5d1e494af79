/** Milliseconds until the file's address is revoked; Safari reads it some time after the click. */
const revokeDelay = 20_000

export function downloadFile(fileName: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), revokeDelay)
}
