/**
 * Tests the list of rules, for example that every decision to which a rule refers exists.
 */
import { decisions } from "@fieldwork/specs/decisions"
import { documents } from "@fieldwork/specs/documents"
import { expect, it } from "vitest"
import { brandLiftScenarios } from "../../src/testing/rules/brand-lift/index.ts"
import { exchangeScenarios } from "../../src/testing/rules/exchange/index.ts"
import { allRules } from "../../src/testing/rules/registry.ts"

const scenarios = [...brandLiftScenarios, ...exchangeScenarios]
const decided = new Set(Object.values(decisions).flatMap((all) => all.map(({ id }) => id)))
const operations = new Set(
  Object.values(documents).flatMap((document) =>
    [...JSON.stringify(document).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id)
  )
)

it("the scenarios of the contract tester have unique ids and name only operations in the API documents", () => {
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length)
  expect(scenarios.flatMap((scenario) => scenario.operations).filter((id) => !operations.has(id))).toEqual([])
})

it("every operation in both API documents is covered by a contract test scenario", () => {
  const covered = new Set(scenarios.flatMap((scenario) => scenario.operations))
  const own = [...operations].filter((id) => id !== undefined && !/^receive|Callback$/.test(id))
  expect(own.filter((id) => !covered.has(id ?? ""))).toEqual([])
})

it("every decision that a contract test rule cites exists in the specs", () => {
  const cited = allRules().flatMap(({ place }) => /^decision ([\w-]+)$/.exec(place)?.[1] ?? [])
  expect(cited.length).toBeGreaterThan(20)
  expect(cited.filter((id) => !decided.has(id))).toEqual([])
})

it("every contract test rule is stated in one sentence", () => {
  expect(
    allRules()
      .filter(({ sentence }) => !/^[A-Z\w].*\.$/s.test(sentence))
      .map(({ id }) => id)
  ).toEqual([])
})
