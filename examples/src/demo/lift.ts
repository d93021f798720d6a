/**
 * The analyst's part of the demo, which determines whether the campaign had an effect and how certain the result is.
 */
import { ApiError, createBrandLift } from "@fieldwork/brand-lift/promise"
import { credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { campaign, end } from "./study.ts"
import { expect, type DemoPrinter } from "./DemoPrinter.ts"

const day = 86_400

const percent = (value: number | null | undefined) => `${(value ?? Number.NaN).toFixed(1)} %`
const signed = (value: number | null | undefined) =>
  `${(value ?? 0) >= 0 ? "+" : ""}${(value ?? Number.NaN).toFixed(1)}`

/** The final results of this part of the demo. A test compares them with a manual computation. */
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

const required = <A>(value: A | null | undefined, name: string): A => {
  expect(value !== null && value !== undefined, `the response has no ${name}`)
  return value
}

/** Runs the analyst's part of the demo. `url` is the URL of a running sandbox. */
export const runLiftDemo = async (printer: DemoPrinter, url: string): Promise<LiftFigures> => {
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

  printer.chapter("Lift: did the campaign have an effect?")

  await printer.step("token", async () => {
    const { total_items } = await brandLift.campaigns.list().page(1)
    expect(total_items === 0, `a new sandbox has ${total_items} campaigns`)
    return { summary: "valid for ten hours, accepted" }
  })

  const { campaign_id } = await printer.step("draft", async () => {
    const draft = await brandLift.campaigns.create({ body: campaign })
    expect(draft.status === "draft", `the new campaign is ${draft.status}`)
    return {
      campaign_id: draft.campaign_id,
      summary: `"${campaign.campaign_name}", 40 days, 3,000,000 impressions expected`
    }
  })

  await printer.step("launch", async () => {
    const { detail } = await brandLift.campaigns.launch({ id: campaign_id })
    const { status } = await brandLift.campaigns.get({ id: campaign_id })
    expect(status === "pending", `after the launch the campaign is ${status}`)
    return { summary: `${detail} Status: pending until the start date` }
  })

  const [item] = await collect(brandLift.questions.list({ campaigns_pk: campaign_id }))
  const question_id = required(item?.question?.id, "question")
  const ids = { campaigns_pk: campaign_id, questions_pk: question_id }

  await printer.step("30 days", async ({ show }) => {
    let firstAvailable: number | undefined
    let total = 0
    for (let passed = 1; passed <= 30; passed++) {
      await control.POST("/__sandbox/clock/advance", { body: { seconds: day } })
      const lift = await brandLift.lift.get(ids)
      total = required(lift.total_count, "total_count")
      const isAvailable = lift.lift_percentage !== null && lift.lift_percentage !== undefined
      expect(isAvailable === total > 50, `with ${total} respondents lift is ${isAvailable ? "available" : "withheld"}`)
      if (isAvailable) firstAvailable ??= passed
      show(`day ${passed}, ${total} respondents`)
    }
    const { status } = await brandLift.campaigns.get({ id: campaign_id })
    expect(status === "live", `after 30 days the campaign is ${status}`)
    return {
      summary: `${total} respondents; lift was withheld until there were more than 50, on day ${firstAvailable}`
    }
  })

  const figures = await printer.step("lift", async () => {
    const lift = await brandLift.lift.get({ ...ids, confidence_level__in: [0.8, 0.85, 0.9, 0.95] })
    const result: LiftFigures = {
      campaign_id,
      question_id,
      exposed_count: required(lift.exposed_count, "exposed_count"),
      control_count: required(lift.control_count, "control_count"),
      exposed_percentage: required(lift.exposed_percentage, "exposed_percentage"),
      control_percentage: required(lift.control_percentage, "control_percentage"),
      lift_percentage: required(lift.lift_percentage, "lift_percentage"),
      margin_of_error: required(lift.margin_of_error, "margin_of_error")
    }
    const tests = required(lift.statistical_test, "statistical_test")
    expect(tests.length === 4, `${tests.length} levels instead of 4`)
    const summary =
      `exposed ${percent(result.exposed_percentage)} of ${result.exposed_count}, control ${percent(result.control_percentage)} of ` +
      `${result.control_count}: ${signed(result.lift_percentage)} points ± ${result.margin_of_error.toFixed(1)} at 90 %`
    return { ...result, tests, summary }
  })

  await printer.step("significance", async () => {
    const levels = figures.tests.map(
      ({ confidence_level = 0, margin_of_error = 0, statistically_significant }) =>
        `${Math.round(confidence_level * 100)} % ${statistically_significant === true ? "yes" : "no"} (± ${margin_of_error.toFixed(1)})`
    )
    const margins = figures.tests.map(({ margin_of_error = 0 }) => margin_of_error)
    expect(
      margins.every((margin, index) => index === 0 || margin > (margins[index - 1] ?? 0)),
      "margins do not increase with the confidence level"
    )
    return { summary: levels.join(" · ") }
  })

  await printer.step("by device", async () => {
    const { items: parts } = await brandLift.lift.byDevice(ids)
    expect(parts.length > 1, "there is only one device")
    const summary = parts.map(
      ({ device_name, lift_percentage, margin_of_error: margin }) =>
        `${device_name} ${signed(lift_percentage)}${margin === null || margin === undefined ? "" : ` ± ${margin.toFixed(1)}`}`
    )
    return { summary: summary.join(" · ") }
  })

  await printer.step("a small raise", async () => {
    const body = { expected_impressions_count: { digital: 3_500_000 } }
    const rejected = await brandLift.campaigns.update({ id: campaign_id, body }).then(
      () => undefined,
      (cause: unknown) => cause
    )
    expect(
      rejected instanceof ApiError && rejected.reason._tag === "InvalidRequestError",
      `the update was not rejected: ${String(rejected)}`
    )
    const { status, end_date } = await brandLift.campaigns.get({ id: campaign_id })
    expect(
      status === "live" && Date.parse(end_date ?? "") === Date.parse(end),
      "the rejected update changed the campaign"
    )
    const [field, messages] = Object.entries(rejected.reason.problem.fields)[0] ?? []
    return { summary: `rejected as ${rejected.reason._tag}: ${field}: ${messages?.[0]}` }
  })

  await printer.step("by channel", async () => {
    await brandLift.lift.byAdChannel(ids)
    await brandLift.lift.byAdChannel(ids)
    const [notice] = notices
    expect(notices.length === 1, `${notices.length} deprecation notices instead of one`)
    return { summary: `two calls, one notice: ${notice}` }
  })

  return figures
}

export const collect = async <A>(items: AsyncIterable<A>): Promise<ReadonlyArray<A>> => {
  const all: Array<A> = []
  for await (const item of items) all.push(item)
  return all
}
