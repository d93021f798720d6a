/**
 * Determines the kind of a page from its URL, as a label for search results.
 */
const kinds: ReadonlyArray<readonly [RegExp, string]> = [
  [/^\/guides\//, "guide"],
  [/^\/packages\//, "package"],
  [/^\/exchange\/errors\/./, "error code"],
  [/^\/brand-lift\/operations\//, "brand lift operation"],
  [/^\/exchange\/operations\//, "exchange operation"],
  [/\/webhooks\//, "webhook"],
  [/^\/brand-lift\/schemas\/./, "brand lift schema"],
  [/^\/exchange\/schemas\/./, "exchange schema"]
]

export const kindOf = (address: string): string => kinds.find(([pattern]) => pattern.test(address))?.[1] ?? "page"
