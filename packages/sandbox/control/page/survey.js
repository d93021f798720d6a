/** The sheet of a survey: the payout, the qualifications, the quotas, and the true conversion and length. */
import { read } from "./api.js"
import { button, count, element, get, keyedTable } from "./dom.js"
import { facts, openSheet } from "./sheet.js"

const condition = ({ logical_operator, precodes, question_id }) => {
  const few = precodes.slice(0, 6).join(", ")
  return `${question_id} ${logical_operator} ${few}${precodes.length > 6 ? ` and ${precodes.length - 6} more` : ""}`
}

const quotaColumns = [
  ["Quota", ({ quota_id }) => String(quota_id)],
  [
    "Conditions",
    ({ questions }) => (questions.length === 0 ? "everyone" : questions.map(condition).join("; ")),
    "wide"
  ],
  ["Entered", ({ entrants }) => count(entrants), "num"],
  ["Completes", ({ completes }) => count(completes), "num"],
  ["Wanted", ({ total_wanted }) => count(total_wanted), "num"]
]

const percent = (share) => `${(share * 100).toFixed(1)} %`

const factsOf = (survey) => {
  const { allocations, country_language, currency, device, price, qualifications, revenue_per_interview, truth } =
    survey
  return facts([
    ["Payout", `${revenue_per_interview.toFixed(4)} USD per complete; the buyer pays ${price.toFixed(2)} ${currency}`],
    ["Locale and device", `${country_language}, ${device}`],
    [
      "Allocated",
      Object.entries(allocations)
        .map(([code, granted]) => `${count(granted)} to ${code}`)
        .join(", ") || "none"
    ],
    ["Qualifications", qualifications.length === 0 ? "everyone" : qualifications.map(condition).join("; ")],
    ["True conversion", `${percent(truth.conversion)} on average, ${percent(truth.conversion_now)} now`],
    ["True length of interview", `${truth.length_of_interview.toFixed(1)} min median`]
  ])
}

export const openSurvey = async (id) => {
  const [above, table] = [
    element("div"),
    element("div", { className: "scroll", tabIndex: 0, role: "group", ariaLabel: "Quotas" })
  ]
  const followQuotas = keyedTable(table, {
    columns: quotaColumns,
    empty: "No quotas.",
    keyOf: ({ quota_id }) => quota_id
  })
  const draw = async (body) => {
    const survey = await read(`/surveys/${id}`)
    above.replaceChildren(factsOf(survey))
    followQuotas(survey.quotas)
    if (body.childElementCount === 0) body.append(above, table)
  }
  const send = button("Send respondents…", () => {
    get("sheet").close()
    get("send").elements.survey_number.value = String(id)
    get("suppliers").scrollIntoView()
    get("send").elements.count.focus()
  })
  const { survey_name } = await read(`/surveys/${id}`)
  await openSheet({ title: `${id} ${survey_name}`, actions: [send], draw })
}
