import { expect, it } from "vitest"
import { differences } from "../src/compare.ts"

const good = [
  { id: "1", accept: true, verdict: "verified" },
  { id: "2", accept: false, verdict: "SignatureMismatchError" }
]

it("the comparison of runtimes finds no difference if two runtimes give the same correct verdict for every signature test vector", () => {
  expect(differences(good, good)).toEqual([])
})

it.each([
  [[{ id: "1", accept: true, verdict: "NoKnownKeyError" }, good[1]], "1 should be accepted and was: NoKnownKeyError"],
  [[good[0], { id: "2", accept: false, verdict: "verified" }], "2 should be refused and was: verified"],
  [
    [good[0], { id: "2", accept: false, verdict: "threw TypeError" }],
    "2 was threw TypeError here and SignatureMismatchError there"
  ],
  [[good[0]], "2 was not run"]
])(
  "the comparison of runtimes reports a result that is missing, is wrong or has a different reason",
  (verdicts, line) => {
    expect(differences(verdicts as typeof good, good)).toEqual([line])
  }
)
