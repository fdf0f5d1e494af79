/** The key of a variant in stored carts and in links: letters, digits and hyphens of any script between full stops. */
export const variantKey = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+){0,2}$/u
