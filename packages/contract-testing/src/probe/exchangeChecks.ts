/**
 * The checks for the exchange, keyed by the id of the decision (the spec's interpretation of an unclear point) that each check verifies. They cover
 * the decisions in `NOTES.md` that a read request can verify.
 */
import { type Check, call, everywhere, has, isStatus, listIn, seen } from "./Check.ts"
import { member } from "./Values.ts"

const lookup = "getBundledLookups"

/** The `operationId`s of the v1 read operations. Their responses wrap the data in an envelope with fields such as `ApiResult`. */
const legacy = [
  "getBundledLookups",
  "listSuppliers",
  "listBusinessUnits",
  "listQuestions",
  "listOfferwallSurveys",
  "listSurveyGroups"
]

export const exchangeChecks: Readonly<Record<string, Check>> = {
  "success-in-the-envelope": seen(
    lookup,
    (body) => (has(body, "ApiResult") ? Number(member(body, "ApiResult")) !== 0 : undefined),
    "ApiResult"
  ),
  "envelope-in-place": async ({ body }) => {
    const seen = legacy.filter((id) => body(id) !== undefined)
    const without = seen.filter((id) => !has(body(id), "ApiResult"))
    return {
      differs: seen.length < 2 ? undefined : without.length > 0,
      detail: without.length > 0 ? `${without.join(", ")} had no ApiResult` : `${seen.length} operations had ApiResult`
    }
  },
  "envelope-of-the-inventory": seen("listAllocatedSurveys", (body) => !has(body, "ApiResult"), "ApiResult"),
  "v1-errors": call(
    "getSurveyAllocation",
    "",
    ({ json, status }) => (status >= 400 ? !has(json, "ApiResult") : undefined),
    {
      SurveyNumber: "999999999"
    }
  ),
  "messages-on-success": seen(
    lookup,
    (body) => (listIn(body, "ApiMessages").length > 0 ? false : undefined),
    "ApiMessages"
  ),
  "bundle-as-text": call(
    lookup,
    "",
    ({ json, status }) => status !== 200 || Number(member(json, "ApiResult") ?? 0) !== 0,
    {
      Bundle: "Countries,Industries"
    }
  ),
  "ids-as-text": seen(
    "listBusinessUnits",
    (body) => {
      const [id] = everywhere(body, "Id")
      return id === undefined ? undefined : typeof id === "number"
    },
    "the type of Id"
  ),
  "custom-questions": seen("getQuestion", (body) => everywhere(body, "__type").length > 0, "__type"),
  "legacy-dates": seen(
    "listOfferwallSurveys",
    (body) => {
      const date = everywhere(body, "FieldEndDate").find((value) => typeof value === "string")
      return date === undefined ? undefined : /^\d{4}-\d{2}-\d{2}/.test(date)
    },
    "the form of a date"
  ),
  "link-type-of-an-allocation": seen(
    "getSurveyAllocation",
    (body) => {
      const [type] = everywhere(body, "SupplierLinkType")
      return type === undefined ? undefined : typeof type === "string"
    },
    "the type of SupplierLinkType"
  ),
  "cpi-beside-rpi": seen(
    "listOfferwallSurveys",
    (body) => {
      const surveys = listIn(body, "Surveys")
      return surveys.length === 0 ? undefined : surveys.some((survey) => !has(survey, "CPI"))
    },
    "CPI"
  ),
  "dictionary-names": call("listDictionary", "", isStatus(200), { property: "no-such" }),
  "pages-of-dictionaries": call("listDictionary", "page_number=0", isStatus(200)),
  "query-of-users": call("listDictionary", "query=x", isStatus(200)),
  "paging-of-errors": call("listBetaErrors", "page_size=1", ({ json, status }) =>
    status === 200 ? listIn(json, "result").length === 1 : undefined
  ),
  "other-codes": seen(
    "listBetaErrors",
    (body) => everywhere(body, "code").some((code) => code === "v17" || code === "v18"),
    "v17 and v18"
  ),
  "refused-keys": async ({ account, apiKey, reads }) => {
    const address = reads.address("listSuppliers")
    if (address === undefined || apiKey === undefined)
      return { differs: undefined, detail: "listSuppliers could not be called" }
    const { status } = await account.get(address, { authorization: `Bearer ${apiKey}` })
    return { differs: status === 200, detail: `the key after a scheme returned ${status}` }
  },
  "codes-of-other-statuses": async ({ account, reads }) => {
    const address = reads.address("listBetaErrors")
    if (address === undefined) return { differs: undefined, detail: "listBetaErrors could not be called" }
    const { json, status } = await account.get(address, { authorization: "no-such-key" })
    const [code] = everywhere(json, "code")
    return {
      differs: status === 401 ? code !== "401" : undefined,
      detail: `a wrong key returned ${status} with code ${String(code)}`
    }
  },
  "docs-url": call("listDictionary", "page_number=0", ({ json, status }) => {
    const [address] = everywhere(json, "docs_url")
    return status >= 400 ? !(typeof address === "string" && URL.canParse(address)) : undefined
  }),
  "key-of-the-outcomes": seen("getOutcomesSubscription", (body) => everywhere(body, "key_id").length === 0, "key_id"),
  "batching-in-the-answer": seen(
    "getOpportunitiesSubscription",
    (body) => has(body, "send_interval_seconds"),
    "send_interval_seconds"
  ),
  "form-of-a-public-key": seen(
    "getOpportunitiesSubscription",
    (body) => {
      const [key] = everywhere(body, "public_key")
      return typeof key === "string" ? !key.startsWith("MFkwEwYHKoZIzj0C") : undefined
    },
    "the form of public_key"
  )
}
