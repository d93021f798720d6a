/**
 * Pagefind, which the build writes beside the pages: the part of its API that is used.
 */
export interface Result {
  readonly url: string
  /** HTML: escaped text with `<mark>`. */
  readonly excerpt: string
  readonly meta: { readonly title?: string }
}

export interface Pagefind {
  readonly options: (options: { readonly excerptLength: number }) => Promise<void>
  readonly search: (
    words: string
  ) => Promise<{ readonly results: ReadonlyArray<{ readonly data: () => Promise<Result> }> }>
}

export const pagefind = async (): Promise<Pagefind> => {
  // A variable keeps the bundler from looking for a file that is written after it has run.
  const address = "/pagefind/pagefind.js"
  const engine: Pagefind = await import(/* @vite-ignore */ address)
  await engine.options({ excerptLength: 18 })
  return engine
}
