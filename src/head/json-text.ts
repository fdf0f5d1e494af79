interface JsonPolicy {
  readonly createScript: (text: string) => string
}

/** Parsed and serialized again: the result is inert JSON in which no `<` can end the script element. */
const rules: JsonPolicy = {
  createScript: (text) => JSON.stringify(JSON.parse(text)).replaceAll('<', String.raw`\u003c`),
}

let policy: JsonPolicy | undefined

/**
 * Text for a script element with JSON. The page's policy (Trusted Types) restricts the sources of such text, although
 * none of it runs. Throws for invalid JSON.
 */
export function jsonText(text: string): string {
  policy ??= window.trustedTypes?.createPolicy('shop-json', rules) ?? rules
  return policy.createScript(text)
}
