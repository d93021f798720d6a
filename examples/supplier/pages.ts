/** Renders the HTML pages of the service. */
import { Money } from "@fieldwork/exchange/promise"
import type { Balance, Supply } from "@fieldwork/supply/promise"
import type { ServerResponse } from "node:http"

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  table { width: 100%; border-collapse: collapse; margin: .5rem 0 2rem }
  th, td { padding: .35rem .5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); text-align: left }
  td:last-child, th:last-child { text-align: right; font-variant-numeric: tabular-nums }
  .total { font-size: 2rem; font-weight: 600; margin: 0 }
</style>
<h1>${escape(title)}</h1>
${body}
</html>
`

const send = (response: ServerResponse, status: number, html: string): void => {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'"
  }
  response.writeHead(status, headers).end(html)
}

export const messagePage = (response: ServerResponse, status: number, text: string): void =>
  send(response, status, page("Surveys", `<p>${escape(text)}</p>`))

const table = (caption: string, head: string, rows: ReadonlyArray<Balance>): string => {
  const lines = rows.map(
    ({ amount, key }) => `<tr><td>${escape(String(key ?? "unknown"))}</td><td>${escape(Money.format(amount))}</td></tr>`
  )
  return `<h2>${caption}</h2>
<table><thead><tr><th>${head}</th><th>Earned</th></tr></thead>
<tbody>${lines.join("\n") || `<tr><td colspan="2">Nothing yet.</td></tr>`}</tbody></table>`
}

/** Sends a page with the total earnings, the earnings by month, and the earnings from the surveys that paid the most. */
export const earningsPage = async (response: ServerResponse, { ledger, router }: Supply): Promise<void> => {
  const [all, final, months, surveys] = await Promise.all([
    ledger.balance(),
    ledger.balance({ only: "final" }),
    ledger.balance({ by: "month" }),
    ledger.balance({ by: "survey" })
  ])
  const sums = (balances: ReadonlyArray<Balance>): string =>
    balances.map(({ amount }) => escape(Money.format(amount))).join(", ") || "0"
  const best = surveys.toSorted((left, right) => Number(right.amount.nanos - left.amount.nanos)).slice(0, 15)
  const body = `<p class="total">${sums(all)}</p>
<p>Final: ${sums(final)}. ${router.size} surveys are known.</p>
${table("By month", "Month", months)}
${table("Surveys that paid the most", "Survey", best)}`
  send(response, 200, page("Earnings", body))
}
