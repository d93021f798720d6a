/**
 * Synonyms for the search. Each entry maps words that newcomers use to the terms of the documentation.
 */
const groups: ReadonlyArray<string> = [
  "rpi: revenue per interview opportunities cpi payout",
  "complete: outcome completes",
  "refund: adjustment reconcile adjusted money",
  "chargeback: adjustment reconcile",
  "hash: signature algorithm",
  "entry link: create supplier link",
  "subscribe: subscription create",
  "docker: sandbox test app",
  "container: sandbox test app",
  "mock: sandbox test",
  "webhook: callback",
  "hook: callback",
  "rotation: rotate key",
  "pagination: paging page",
  "page size: paging",
  "oauth: token",
  "login: token credentials",
  "authenticate: token credentials",
  "api key: credentials token",
  "install: set up npm",
  "setup: set up",
  "quickstart: set up first",
  "getting started: set up first",
  "postgres: postgresql",
  "significant: significance sure fooling",
  "p value: significance interval",
  "error bar: interval margin",
  "confidence interval: interval margin sure",
  "gdpr: erase person",
  "privacy: erase person",
  "throttle: rate limit 429",
  "too many requests: 429 rate limit wait",
  "backoff: retry retries wait",
  "idempotent: retry once",
  "duplicate: twice once",
  "retry: retries twice",
  "next.js: nextjs next",
  "aws: lambda",
  "cloudflare: worker fetch",
  "download: export csv",
  "excel: xlsx export",
  "slides: powerpoint",
  "deck: powerpoint report",
  "weekly report: report send",
  "qualify: offered eligible",
  "screened out: terminate offered",
  "panelist: respondent",
  "quota full: outcome terminate quota",
  "answers count: outcome complete",
  "delete: remove erase",
  "publish: create survey live",
  "upgrade: versioning changelog",
  "breaking change: versioning changelog",
  "sunset: deprecations deprecated",
  "typescript types: schemas client",
  "cost: pays price"
]

const pairs = groups.map((line) => {
  const [from = "", to = ""] = line.split(": ")
  return { from: from.split(" "), to: to.split(" ") }
})

/** Returns the synonyms of each word in a query. The words must be in lower case. */
export const synonymsOf = (terms: ReadonlyArray<string>): ReadonlyMap<string, ReadonlyArray<string>> => {
  const has = (word: string) => terms.some((term) => term === word || term === `${word}s`)
  const matching = pairs.filter(({ from }) => from.every(has))
  return new Map(
    terms.map((term) => {
      const own = matching.filter(({ from }) => from.some((word) => term === word || term === `${word}s`))
      return [term, [...new Set(own.flatMap(({ to }) => to))].filter((word) => !terms.includes(word))]
    })
  )
}
