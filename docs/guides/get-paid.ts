/** Keeps a ledger from the first completed survey to the close of the month. */
// #region supply
import { fakeExchange, Money } from "@fieldwork/exchange/promise"
import { createSupply, MonthOpenError } from "@fieldwork/supply/promise"
import { createSender } from "@fieldwork/webhooks/testing"

// A simulated exchange, which signs callbacks in the same way as the real exchange.
const sender = await createSender()
const { key_id, public_key } = sender.subscription()
const supply = await createSupply({
  inbox: { store: ":memory:", keys: [{ keyId: key_id, publicKey: public_key }] },
  exchange: fakeExchange({}),
  supplierCode: "4711"
})

const outcome = (respondent_id: string, client_status: number, value: string) => ({
  respondent_id,
  survey_id: 4217001,
  panelist_id: `p-${respondent_id}`,
  marketplace_status: 3,
  client_status,
  entry_date: "2026-01-10T10:00:00Z",
  last_date: "2026-01-10T10:12:00Z",
  rpi: { value, currency_code: "USD" }
})
const receive = async (...outcomes: ReadonlyArray<object>): Promise<void> => {
  const request = new Request("https://supplier.example", { method: "POST", ...(await sender.send(outcomes)) })
  await supply.receive("outcomes", request)
}
// #endregion supply

// #region balance
await receive(outcome("r-1", 10, "1.250000001"), outcome("r-2", 10, "2.40"), outcome("r-3", 20, "1.25"))
const balance = async (): Promise<string> => {
  const [sum] = await supply.ledger.balance()
  return sum === undefined ? "nothing" : Money.format(sum.amount)
}
while ((await balance()) === "nothing") await new Promise((resolve) => setTimeout(resolve, 20))
console.log(await balance())
// #endregion balance

// #region session
await receive(outcome("r-2", 26, "2.40"))
while ((await balance()) !== "1.250000001 USD") await new Promise((resolve) => setTimeout(resolve, 20))
const account = await supply.ledger.session("r-2")
for (const { amount, kind } of account?.entries ?? []) console.log(`${kind} ${Money.format(amount)}`)
console.log(`${account?.messages.length} signed messages`)
// #endregion session

// #region reconcile
const differences = await supply.ledger.reconcile([
  { respondent_id: "r-1", amount: { value: "1.250000001", currency_code: "USD" } },
  { respondent_id: "r-4", amount: { value: "0.75", currency_code: "USD" } }
])
for (const { amount, cause, respondent_id } of differences) {
  console.log(`${respondent_id}: ${cause}, ${Money.format(amount)}`)
}
// #endregion reconcile

// #region close
const thisMonth = new Date().toISOString().slice(0, 7)
const refused = await supply.ledger.close(thisMonth).catch((cause: unknown) => cause)
console.log(`the current month can be closed: ${!(refused instanceof MonthOpenError)}`)
const [closed] = await supply.ledger.close("2026-01")
console.log(`January: ${closed?.entries ?? 0} entries`)
await supply.close()
// #endregion close
