declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2'
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
  export = subsetFont
}
