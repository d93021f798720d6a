/**
 * The analyst's part of the demo: whether the campaign had an effect, and how certain the result is.
 */
import { ApiError, createBrandLift } from "@fieldwork/brand-lift/promise"
import { credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { campaign, end } from "./study.ts"
import { expect, type Story } from "./Story.ts"

const day = 86_400

const percent = (value: number | null | undefined) => `${(value ?? Number.NaN).toFixed(1)} %`
const signed = (value: number | null | undefined) =>
  `${(value ?? 0) >= 0 ? "+" : ""}${(value ?? Number.NaN).toFixed(1)}`

/** The results with which this part of the demo ends. A test compares them with a manual computation. */
export interface LiftFigures {
  readonly campaign_id: string
  readonly question_id: number
  readonly exposed_count: number
  readonly control_count: number
  readonly exposed_percentage: number
  readonly control_percentage: number
  readonly lift_percentage: number
  readonly margin_of_error: number
}

const shown = <A>(value: A | null | undefined, name: string): A => {
  expect(value !== null && value !== undefined, `the reply has no ${name}`)
  return value
}

/** Runs this part of the demo. `url` is the URL of a running sandbox. */
export const tellLift = async (story: Story, url: string): Promise<LiftFigures> => {
  const notices: Array<string> = []
  const { audience, clientId, clientSecret } = credentials.brandLift
  const brandLift = createBrandLift({
    baseUrl: url,
    authUrl: url,
    clientId,
    clientSecret,
    audience,
    onDeprecation: ({ message }) => notices.push(message)
  })
  const control = createControlClient({ baseUrl: url })

  story.chapter("Lift: did the campaign change minds?")

  await story.step("token", async () => {
    const { total_items } = await brandLift.campaigns.list().page(1)
    expect(total_items === 0, `a new sandbox has ${total_items} campaigns`)
    return { says: "granted for ten hours and accepted" }
  })

  const { campaign_id } = await story.step("draft", async () => {
    const draft = await brandLift.campaigns.create({ body: campaign })
    expect(draft.status === "draft", `the new campaign is ${draft.status}`)
    return {
      campaign_id: draft.campaign_id,
      says: `"${campaign.campaign_name}", 40 days, 3,000,000 impressions expected`
    }
  })

  await story.step("launch", async () => {
    const { detail } = await brandLift.campaigns.launch({ id: campaign_id })
    const { status } = await brandLift.campaigns.get({ id: campaign_id })
    expect(status === "pending", `after the launch the campaign is ${status}`)
    return { says: `${detail} Status: pending until the start date` }
  })

  const [item] = await collect(brandLift.questions.list({ campaigns_pk: campaign_id }))
  const question_id = shown(item?.question?.id, "question")
  const ids = { campaigns_pk: campaign_id, questions_pk: question_id }

  await story.step("30 days", async ({ show }) => {
    let firstReadable: number | undefined
    let total = 0
    for (let passed = 1; passed <= 30; passed++) {
      await control.POST("/__sandbox/clock/advance", { body: { seconds: day } })
      const lift = await brandLift.lift.get(ids)
      total = shown(lift.total_count, "total_count")
      const readable = lift.lift_percentage !== null && lift.lift_percentage !== undefined
      expect(readable === total > 50, `with ${total} respondents lift is ${readable ? "shown" : "withheld"}`)
      if (readable) firstReadable ??= passed
      show(`day ${passed}, ${total} respondents`)
    }
    const { status } = await brandLift.campaigns.get({ id: campaign_id })
    expect(status === "live", `after 30 days the campaign is ${status}`)
    return { says: `${total} respondents; lift was withheld until there were more than 50, on day ${firstReadable}` }
  })

  const figures = await story.step("lift", async () => {
    const lift = await brandLift.lift.get({ ...ids, confidence_level__in: [0.8, 0.85, 0.9, 0.95] })
    const result: LiftFigures = {
      campaign_id,
      question_id,
      exposed_count: shown(lift.exposed_count, "exposed_count"),
      control_count: shown(lift.control_count, "control_count"),
      exposed_percentage: shown(lift.exposed_percentage, "exposed_percentage"),
      control_percentage: shown(lift.control_percentage, "control_percentage"),
      lift_percentage: shown(lift.lift_percentage, "lift_percentage"),
      margin_of_error: shown(lift.margin_of_error, "margin_of_error")
    }
    const tests = shown(lift.statistical_test, "statistical_test")
    expect(tests.length === 4, `${tests.length} levels instead of 4`)
    const says =
      `exposed ${percent(result.exposed_percentage)} of ${result.exposed_count}, control ${percent(result.control_percentage)} of ` +
      `${result.control_count}: ${signed(result.lift_percentage)} points ± ${result.margin_of_error.toFixed(1)} at 90 %`
    return { ...result, tests, says }
  })

  await story.step("significance", async () => {
    const levels = figures.tests.map(
      ({ confidence_level = 0, margin_of_error = 0, statistically_significant }) =>
        `${Math.round(confidence_level * 100)} % ${statistically_significant === true ? "yes" : "no"} (± ${margin_of_error.toFixed(1)})`
    )
    const margins = figures.tests.map(({ margin_of_error = 0 }) => margin_of_error)
    expect(
      margins.every((margin, index) => index === 0 || margin > (margins[index - 1] ?? 0)),
      "margins do not grow with confidence"
    )
    return { says: levels.join(" · ") }
  })

  await story.step("by device", async () => {
    const { items: parts } = await brandLift.lift.byDevice(ids)
    expect(parts.length > 1, "there is only one device")
    const says = parts.map(
      ({ device_name, lift_percentage, margin_of_error: margin }) =>
        `${device_name} ${signed(lift_percentage)}${margin === null || margin === undefined ? "" : ` ± ${margin.toFixed(1)}`}`
    )
    return { says: says.join(" · ") }
  })

  await story.step("a small raise", async () => {
    const body = { expected_impressions_count: { digital: 3_500_000 } }
    const refused = await brandLift.campaigns.update({ id: campaign_id, body }).then(
      () => undefined,
      (cause: unknown) => cause
    )
    expect(
      refused instanceof ApiError && refused.reason._tag === "InvalidRequestError",
      `it was not refused: ${String(refused)}`
    )
    const { status, end_date } = await brandLift.campaigns.get({ id: campaign_id })
    expect(status === "live" && Date.parse(end_date ?? "") === Date.parse(end), "the refused update changed something")
    const [field, messages] = Object.entries(refused.reason.problem.fields)[0] ?? []
    return { says: `refused as ${refused.reason._tag}: ${field}: ${messages?.[0]}` }
  })

  await story.step("by channel", async () => {
    await brandLift.lift.byAdChannel(ids)
    await brandLift.lift.byAdChannel(ids)
    const [notice] = notices
    expect(notices.length === 1, `${notices.length} notices of the deprecation instead of one`)
    return { says: `two calls, one notice: ${notice}` }
  })

  return figures
}

export const collect = async <A>(items: AsyncIterable<A>): Promise<ReadonlyArray<A>> => {
  const all: Array<A> = []
  for await (const item of items) all.push(item)
  return all
}
