/**
 * The checks for the brand lift service, keyed by the id of the decision (the spec's interpretation of an unclear point) that each check verifies.
 * They cover the decisions in `NOTES.md` that a read request can verify.
 */
import { type Check, call, everywhere, has, isNotStatus, isStatus, listIn, seen } from "./Check.ts"
import { member } from "./Values.ts"

const unknownId = "00000000-0000-4000-8000-000000000000"
const lift = "getQuestionLift"

/**
 * Returns a check that verifies whether a read operation returns different responses for two query strings, for example with and without a filter.
 */
const changes =
  (id: string, one: string, other: string, isOther: (differ: boolean) => boolean | undefined): Check =>
  async ({ reads }) => {
    const [first, second] = [await reads.repeat(id, one), await reads.repeat(id, other)]
    if (first?.status !== 200 || second?.status !== 200)
      return { differs: undefined, detail: `${id} could not be called with ${one} and ${other || "without it"}` }
    const differ = first.text !== second.text
    return {
      differs: isOther(differ),
      detail: `${id} with ${one} ${differ ? "differs from" : "is the same as"} ${other || "without it"}`
    }
  }

export const brandLiftChecks: Readonly<Record<string, Check>> = {
  errors: call("getCampaign", "", (reply) => (reply.status === 404 ? !has(reply.json, "detail") : undefined), {
    id: unknownId
  }),
  "retry-after": async ({ account }) => {
    const [limited] = account.rateLimited
    const value = limited?.headers.get("retry-after")
    return {
      differs: limited === undefined ? undefined : !/^\d+$/.test(value ?? ""),
      detail: limited === undefined ? "no response was 429" : `Retry-After was ${value ?? "absent"}`
    }
  },
  "lift-of-all-questions": seen("listCampaignLift", (body) => !has(body, "items"), "items of all questions"),
  "bucketed-breakdown": async ({ reads }) => {
    const read = reads.of("listLiftByBucket")
    return {
      differs: read === undefined ? undefined : read.reply.status === 404,
      detail: `listLiftByBucket ${read === undefined ? "could not be called" : `returned ${read.reply.status}`}`
    }
  },
  "number-of-channels": seen(
    "listCampaigns",
    (body) =>
      has(body, "items") ? listIn(body, "items").some((item) => listIn(item, "channels").length > 3) : undefined,
    "the number of channels"
  ),
  "targeted-recruitment-detail": seen(
    "listCampaigns",
    (body) =>
      listIn(body, "items").length === 0
        ? undefined
        : listIn(body, "items").some((item) => has(item, "targeted_recruitment")),
    "targeted_recruitment in the list"
  ),
  "three-counts": seen(
    "getCampaign",
    (body) => {
      const settings = member(member(body, "draft_settings"), "expected_impressions_count")
      const truth = member(member(body, "expected_impressions_count"), "digital")
      return typeof settings === "number" && typeof truth === "number" ? settings !== truth : undefined
    },
    "both counts"
  ),
  "sort-by": call("listCampaigns", "sort_by=permission_id", isNotStatus(400)),
  "sort-in-answers": seen("listCampaigns", (body) => has(body, "sort_by"), "sort_by"),
  "filter-values": call("listCampaigns", "status__in=no_such_status", isStatus(400)),
  "channels-of-lookups": call("listCountryLanguages", "channels=social", isNotStatus(400)),
  "permission-type": call("listCampaigns", "permission_id=x", isStatus(400)),
  "page-number": async ({ reads }) => {
    const [zero, far] = [
      await reads.repeat("listCampaigns", "page=0"),
      await reads.repeat("listCampaigns", "page=100000")
    ]
    if (zero === undefined || far === undefined)
      return { differs: undefined, detail: "listCampaigns could not be called" }
    const isEnd = far.status === 200 && listIn(far.json, "items").length === 0
    return {
      differs: zero.status !== 400 || !isEnd,
      detail: `page 0 returned ${zero.status}, and a page past the end ${far.status}`
    }
  },
  "page-size-below-1": call("listCampaigns", "page_size=0", isNotStatus(400)),
  "page-size": async ({ reads }) => {
    const first = await reads.repeat("listCampaigns", "page_size=1000")
    const next = await reads.repeat("listCampaigns", "page_size=1000&page=2")
    const count = listIn(first?.json, "items").length
    return {
      differs:
        first === undefined || next === undefined ? undefined : count < 1000 && listIn(next.json, "items").length > 0,
      detail: `page_size=1000 returned ${count} campaigns`
    }
  },
  "page-size-in-answers": call("listCampaigns", "page_size=1000", ({ json }) =>
    listIn(json, "items").length < 1000 ? member(json, "page_size") === 1000 : undefined
  ),
  "paging-of-29-and-35": call("listRespondents", "page_size=1", ({ json, status }) =>
    status === 200 && listIn(json, "items").length > 0 ? listIn(json, "items").length > 1 : undefined
  ),
  "paging-of-38-and-49": seen("getIpMatching", (body) => !has(body, "page"), "the page"),
  "pages-in-arrays": seen("listNames", (body) => !Array.isArray(body), "an array of pages"),
  "comma-separated": call(lift, "confidence_level__in=0.8,0.9", ({ json, status }) => {
    const [tests] = everywhere(json, "statistical_test")
    return status === 200 && Array.isArray(tests) && tests.length > 0 ? tests.length === 1 : undefined
  }),
  "frequency-range": call(lift, "frequency__range=2,5", isStatus(400)),
  "booleans-without-default": changes(
    "listCountryLanguageQuestions",
    "exclude_targeted_recruitment=false",
    "",
    (differ) => differ
  ),
  "demographic-family": changes(lift, "demo_age__gte=18", "demo_age__gte=55", (differ) => (differ ? false : undefined)),
  "demographic-suffixes": call(lift, "demo_gender__gte=1", isStatus(400)),
  "confidence-bounds": call(lift, "confidence_level=1", isNotStatus(400)),
  "confidence-levels": call(lift, "confidence_level__in=0.99", isNotStatus(400)),
  "target-audience-ids": call(lift, "target_audience_id__in=no_such", isNotStatus(400)),
  "channel-filters": call(lift, "channel__in=no_such", isStatus(400)),
  "unlisted-filters": call(lift, "name_like=x", isStatus(400)),
  "ad-server-id": call(
    "getAdServer",
    "",
    ({ status }) => (status === 404 ? false : status === 400 ? true : undefined),
    {
      id: "no_such"
    }
  ),
  "template-usage": call("listCampaignQuestionTemplates", "usage=extra", isNotStatus(400)),
  "timestamp-of-lift": call(lift, "timestamp__lte=2000-01-01", ({ json, status }) => {
    const [count] = everywhere(json, "total_count")
    return status === 200 && typeof count === "number" ? count > 0 : undefined
  }),
  "timestamp-forms": call(lift, "timestamp__lte=2026-01-31", isStatus(400)),
  "values-in-paths": call("listLiftByDemographic", "", isStatus(404), { demo_filter_name: "demo_shoes" }),
  "filter-values-that-nothing-has": call(lift, "daypart=no_such", isStatus(400)),
  "question-in-paths": async ({ body, reads }) => {
    const [question] = listIn(body("listCampaignQuestions"), "items")
    const id = member(member(question, "question"), "question_id")
    if (typeof id !== "string" || id === member(member(question, "question"), "id"))
      return { differs: undefined, detail: "no question has a question_id of its own" }
    const reply = await reads.repeat(lift, "", { questions_pk: id })
    return {
      differs: reply && reply.status !== 404,
      detail: `${lift} by a question_id returned ${reply?.status ?? "nothing"}`
    }
  },
  "levels-of-answers": seen(
    lift,
    (body) => {
      const [answers] = everywhere(body, "answers_breakdown")
      return Array.isArray(answers) && answers.length > 0
        ? everywhere(answers, "confidence_level").length === 0
        : undefined
    },
    "the levels of answers"
  ),
  "other-breakdowns": async ({ account, reads }) => {
    const address = reads.address("listLiftByDevice")
    if (address === undefined) return { differs: undefined, detail: "no breakdown could be called" }
    const { status } = await account.get(address.replace(/by.device/, "by-placement"))
    return { differs: status !== 404, detail: `a breakdown by placement returned ${status}` }
  },
  "demographic-in-path": call("listLiftByDemographic", "", isStatus(200), { demo_filter_name: "demo_shoes" }),
  industries: seen(
    "listIndustries",
    (body) => !has(body, "items") || listIn(body, "items").some((item) => !has(item, "industry_name")),
    "items with industry_name"
  ),
  "pixel-group-in-path": call("getPixelGroup", "", ({ status }) => (status === 400 ? false : undefined), {
    id: "no_such"
  }),
  "one-frequency-report": seen("getFrequencyReport", (body) => listIn(body, "items").length > 1, "the reports")
}
