import { InvalidInputError, analyseLift, requiredResponses, verdictSentence } from "@fieldwork/lift-statistics"
import { assertSame } from "../assertSame.ts"

const groups = { exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }
const [verdict] = analyseLift(groups, { levels: [0.9] }).tests.map((test) => verdictSentence(test.verdict))
assertSame(verdict, "significant at 90 %: exposed is 6.0 points above control (0.86 to 11.1 points)")
assertSame(typeof requiredResponses, "function")
try {
  analyseLift({ exposed: { x: 2, n: 1 }, control: { x: 1, n: 1 } })
  assertSame("accepted", "refused")
} catch (cause) {
  assertSame(cause instanceof InvalidInputError, true)
}
