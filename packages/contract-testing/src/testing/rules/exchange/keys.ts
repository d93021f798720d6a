/**
 * Rules for API keys: the operations to which each key gives access, and the form in which a key is sent.
 */
import type { Input } from "../../run/callOf.ts"
import { callOf } from "../../run/callOf.ts"
import type { Scenario, ScenarioContext } from "../Scenario.ts"
import { textRule } from "../textRules.ts"
import { newSurvey } from "../../fixtures/exchange.ts"
import { supplierOf } from "./links.ts"

const buyers = textRule(
  "sandbox-key-opens-the-buyer-api",
  "decision refused-keys",
  "A key of the sandbox environment is accepted by the operations of buyers and their lookups."
)
const others = textRule(
  "sandbox-key-opens-nothing-else",
  "decision refused-keys",
  "A key of another environment is refused with 401, except by the operations of buyers and their lookups."
)
const bare = textRule(
  "key-without-a-scheme",
  "Authentication 1",
  "The Authorization header contains only the key: a scheme before it is refused with 401."
)

const ofBuyers: Readonly<Record<string, Input>> = {
  getBundledLookups: { Bundle: "Countries" },
  listBusinessUnits: {},
  listSuppliers: {},
  listQuestions: { CountryLanguageID: 9 },
  listDictionary: { property: "locales" },
  listBetaErrors: {},
  createSurvey: { body: newSurvey }
}

const ofSuppliers = [
  "listAllocatedSurveys",
  "listOfferwallSurveys",
  "getOpportunitiesSubscription",
  "getOutcomesSubscription",
  "getSurveyAllocation",
  "getSupplierLink"
]

const keys: Scenario = {
  id: "keys",
  operations: [
    ...Object.keys(ofBuyers),
    ...ofSuppliers,
    "createOpportunitiesSubscription",
    "createOutcomesSubscription",
    "removeOpportunitiesSubscription",
    "removeOutcomesSubscription",
    "createSupplierLink",
    "updateSupplierLink",
    "listSurveyGroups",
    "listQualifiedRespondents",
    "getSurvey",
    "updateSurvey",
    "listCustomQuestions",
    "getQuestion",
    "listQuestionOptions"
  ],
  run: async (context: ScenarioContext) => {
    const { call, session } = context
    const code = await supplierOf(context)
    const input: Input = { SupplierCode: code, supplier_code: code, SurveyNumber: 1 }
    const unauthorized = { expect: "refused", statuses: [401] }
    for (const operation of ["listSuppliers", ...ofSuppliers]) {
      const subject = session.subjectOf(operation)
      if (subject === undefined) continue
      const usual = callOf(subject.document, subject.operation, input)
      session.verify(bare, [await session.send({ ...usual, authorization: "withScheme" })], unauthorized)
    }
    if (session.options.credentials["second_api_key"] === undefined) return
    for (const [operation, each] of Object.entries(ofBuyers))
      session.verify(buyers, [await call(operation, each, "second")], { expect: "accepted" })
    for (const operation of ofSuppliers) session.verify(others, [await call(operation, input, "second")], unauthorized)
  }
}

export const keyRules: ReadonlyArray<Scenario> = [keys]
