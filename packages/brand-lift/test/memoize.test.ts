import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { BrandLift, CountryLanguages, memoize } from "../src/index.ts"
import { createBrandLift, memoize as memoizePromise } from "../src/promise.ts"
import { fakeService } from "./support/fakeService.ts"

const countries = () => Response.json({ items: [{ id: 9, locale: "en_US" }] })

it.effect("memoize requests a lookup list from the service again only after an hour", () => {
  const { options, requests } = fakeService(countries)
  return Effect.gen(function* () {
    const languages = memoize((yield* CountryLanguages).list)
    const asked = () => requests.filter(({ path }) => path.includes("country-languages")).length
    yield* languages({ channels: ["digital"] })
    yield* TestClock.adjust(3_599_999)
    assert.strictEqual((yield* languages({ channels: ["digital"] }))[0]?.locale, "en_US")
    assert.strictEqual(asked(), 1)
    yield* TestClock.adjust(1)
    yield* languages({ channels: ["digital"] })
    assert.strictEqual(asked(), 2)
  }).pipe(Effect.provide(BrandLift.layer(options)))
})

it("memoize in the Promise API requests each lookup from the service only once", async () => {
  const { options, requests } = fakeService(countries)
  const { countryLanguages } = createBrandLift({ ...options, validation: "off" })
  const [list, get] = [memoizePromise(countryLanguages.list), memoizePromise(countryLanguages.get)]
  assert.strictEqual(await list(), await list())
  assert.strictEqual(await get({ id: 9 }), await get({ id: 9 }))
  assert.strictEqual(requests.length, 3)
})
