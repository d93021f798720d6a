/**
 * An exchange account with one of everything that an operation may need: surveys with an allocation, links, subscriptions, a survey of its own.
 */
import { type Exchange, isSuccess, listOf, memberOf, textAt } from "../run/Call.ts"
import type { Input } from "../run/callOf.ts"
import type { Session } from "../run/Session.ts"
import { documentInput } from "./documentInput.ts"
import { lazily, type World } from "./World.ts"

/** A survey that an account may create; with the status 03 it goes live. */
export const newSurvey = {
  SurveyStatusCode: "01",
  SurveyName: "Evening snacks",
  CountryLanguageID: 9,
  ClientSurveyLiveURL: "https://surveys.example.com/evening-snacks?rid=[%RID%]",
  TestRedirectURL: "https://surveys.example.com/evening-snacks?live=0",
  QuotaCPI: 1.75,
  Quota: 400,
  UniquePID: true,
  UniqueIPAddress: true
}

/** Where callbacks go that nobody looks at. */
const nowhere = "http://127.0.0.1:9/callbacks"

const link = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }

const recontact = 22

export const exchangeWorld = (
  session: Session
): World & {
  readonly supplier: () => Promise<string>
  readonly surveys: () => Promise<ReadonlyArray<number>>
} => {
  const { forget, once } = lazily()
  const { call } = session
  let next = 0

  const supplier = () =>
    once("supplier", async () => {
      const { json } = await call("listSuppliers")
      return textAt(json, "AccountsWithSuppliers", 0, "Suppliers", 0, "Code") || "unknown"
    })
  const surveys = () =>
    once("surveys", async () => {
      const { json } = await call("listAllocatedSurveys", { SupplierCode: await supplier() })
      return listOf(json, "SupplyAllocationSurveyIDs") as ReadonlyArray<number>
    })

  /** The surveys of the account that have an allocation and no link, one after the other. */
  const unlinked = async (): Promise<number> => {
    const all = await surveys()
    for (; next < all.length; next++) {
      const SurveyNumber = all[next] ?? 0
      const pair = { SurveyNumber, SupplierCode: await supplier() }
      if (!isSuccess(await call("getSurveyAllocation", pair))) continue
      if (isSuccess(await call("getSupplierLink", pair))) continue
      next++
      return SurveyNumber
    }
    return all[0] ?? 0
  }

  const linked = () =>
    once("linked", async () => {
      const SurveyNumber = await unlinked()
      await call("createSupplierLink", { SurveyNumber, SupplierCode: await supplier(), body: link })
      return SurveyNumber
    })

  const again = () =>
    once("recontact", async () => {
      const { json } = await call("listOfferwallSurveys", { SupplierCode: await supplier() })
      const found = listOf(json, "Surveys").find((each) => memberOf(each, "StudyTypeID") === recontact)
      return memberOf(found, "SurveyNumber") ?? 1
    })

  const own = () =>
    once("own", async () => memberOf((await call("createSurvey", { body: newSurvey })).json, "Survey", "SurveyNumber"))

  const opportunities = async (): Promise<Input> => ({
    supplier_code: await supplier(),
    body: {
      callback: nowhere,
      include_quotas: true,
      opportunities: [{ country_language: { in: ["eng_us", "eng_gb"] } }]
    }
  })
  const outcomes = async (): Promise<Input> => ({
    supplier_code: await supplier(),
    body: { callback: nowhere, outcomes: [{}] }
  })
  const subscribed = async (operation: string, body: () => Promise<Input>): Promise<Input> => {
    const input: Input = await body()
    await call(operation, input)
    return { supplier_code: input["supplier_code"] }
  }
  const toOpportunities = () => subscribed("createOpportunitiesSubscription", opportunities)
  const toOutcomes = () => subscribed("createOutcomesSubscription", outcomes)

  const inputs: Readonly<Record<string, () => Promise<Input>>> = {
    getBundledLookups: async () => ({ Bundle: "Countries,SurveyStatuses" }),
    listDictionary: async () => ({ property: "locales" }),
    listQuestions: async () => ({ CountryLanguageID: 9 }),
    listCustomQuestions: async () => ({ CountryLanguageID: 9 }),
    getQuestion: async () => ({ CountryLanguageID: 9, QuestionID: 43 }),
    listQuestionOptions: async () => ({ CountryLanguageID: 9, QuestionID: 43 }),
    createOpportunitiesSubscription: opportunities,
    getOpportunitiesSubscription: () => once("opportunities", toOpportunities),
    removeOpportunitiesSubscription: toOpportunities,
    createOutcomesSubscription: outcomes,
    getOutcomesSubscription: () => once("outcomes", toOutcomes),
    removeOutcomesSubscription: toOutcomes,
    listQualifiedRespondents: async () => ({ SurveyNumber: await again(), SupplierCode: await supplier() }),
    createSupplierLink: async () => ({ SurveyNumber: await unlinked(), SupplierCode: await supplier(), body: link }),
    getSupplierLink: async () => ({ SurveyNumber: await linked(), SupplierCode: await supplier() }),
    updateSupplierLink: async () => ({
      SurveyNumber: await linked(),
      SupplierCode: await supplier(),
      body: {
        ...link,
        DefaultLink: "",
        SuccessLink: "https://panel.example.com/return?mid=[%MID%]",
        FailureLink: "",
        OverQuotaLink: "",
        QualityTerminationLink: ""
      }
    }),
    createSurvey: async () => ({ body: newSurvey }),
    getSurvey: async () => ({ SurveyNumber: await own() }),
    updateSurvey: async () => ({ SurveyNumber: await own(), body: { ...newSurvey, SurveyNumber: await own() } })
  }

  return {
    supplier,
    surveys,
    forget: () => {
      next = 0
      forget()
    },
    inputOf: async (operationId) => {
      const made = inputs[operationId]
      if (made !== undefined) return made()
      const subject = session.subjectOf(operationId)
      if (subject === undefined) return {}
      const input: Record<string, unknown> = { ...documentInput(subject.document, subject.operation) }
      const { path } = subject.operation
      if (path.includes("{SupplierCode}")) input["SupplierCode"] = await supplier()
      if (path.includes("{SurveyNumber}")) input["SurveyNumber"] = (await surveys())[0] ?? 1
      return input
    }
  }
}

export const numberOfSurvey = ({ json }: Exchange): unknown => memberOf(json, "Survey", "SurveyNumber")
