import { fakeExchange, Money } from "@fieldwork/exchange/promise"
import { createSupply, createSupplyApi, InvalidProfileError } from "@fieldwork/supply/promise"
import { assertSame } from "../assertSame.ts"

const supply = await createSupply({
  inbox: { store: ":memory:" },
  exchange: fakeExchange({}),
  supplierCode: "4711",
  policy: { floor: Money.make("1.00", "USD") }
})
const revenue_per_interview = { value: 1.25, currency_code: "USD" }
supply.router.apply({ opportunity: { survey_id: 7, message_reason: "new", revenue_per_interview } })
const respondent = { pid: "p-1", answers: {} }
assertSame((await supply.match(respondent)).surveys.length, 1)
assertSame(await supply.ledger.balance(), [])
const refused = await supply.match({ pid: "p-1", answers: { x: [] } }).catch((cause: unknown) => cause)
assertSame(refused instanceof InvalidProfileError, true)

const token = "0123456789abcdef"
const api = createSupplyApi(supply, { token })
const ask = async (authorization: string) => {
  const body = JSON.stringify({ profile: respondent })
  return (
    await api.fetch(new Request("http://localhost/supply/match", { method: "POST", headers: { authorization }, body }))
  ).status
}
assertSame([await ask(`Bearer ${token}`), await ask("Bearer wrong")], [200, 401])
await supply.close()
