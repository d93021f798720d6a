import { InvalidInputError, analyseLift, requiredResponses, verdictSentence } from "@fieldwork/lift-statistics"
import { same } from "../same.ts"

const groups = { exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }
const [verdict] = analyseLift(groups, { levels: [0.9] }).tests.map((test) => verdictSentence(test.verdict))
same(verdict, "significant at 90 %: exposed is 6.0 points above control (0.86 to 11.1 points)")
same(typeof requiredResponses, "function")
try {
  analyseLift({ exposed: { x: 2, n: 1 }, control: { x: 1, n: 1 } })
  same("accepted", "refused")
} catch (cause) {
  same(cause instanceof InvalidInputError, true)
}
