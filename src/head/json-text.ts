interface JsonPolicy {
  readonly createScript: (text: string) => string
}

/** Read and written anew: whatever else it was, it is JSON now, which does nothing, and which no `<` can leave. */
const rules: JsonPolicy = {
  createScript: (text) => JSON.stringify(JSON.parse(text)).replaceAll('<', String.raw`\u003c`),
}

let policy: JsonPolicy | undefined

/**
 * Text for a script element that holds JSON. The page's policy (Trusted Types) wants to know where such text comes from,
 * although none of it runs. Throws for what is no JSON.
 */
export function jsonText(text: string): string {
  policy ??= window.trustedTypes?.createPolicy('brooklyn-parcel-json', rules) ?? rules
  return policy.createScript(text)
}
