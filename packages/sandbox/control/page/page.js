/**
 * The sandbox's page: a reader of the control API and nothing else.
 */

import { drawCampaigns, listenToCampaigns } from "./campaigns.js"
import { call, draw, element, get, moment, rowButton, say, table } from "./dom.js"

const answerOf = ({ dropped, error, status }) => {
  if (dropped) return element("span", { className: "bad", textContent: "dropped" })
  if (error !== undefined) return element("span", { className: "bad", textContent: error })
  if (status === undefined) return element("span", { className: "quiet", textContent: "waiting" })
  return element("span", { className: status < 300 ? "good" : "bad", textContent: String(status) })
}

const opener = ({ id }) => rowButton(`delivery ${id}`, `#${id}`, () => act(() => openDelivery(id)))

const readable = (body) => {
  const text = JSON.stringify(JSON.parse(body), null, 2)
  const most = 200_000
  return text.length > most ? `${text.slice(0, most)}\n… ${text.length - most} characters more` : text
}

const fact = (name, ...value) => [element("dt", { textContent: name }), element("dd", {}, ...value)]

const openDelivery = async (id) => {
  const { delivery, signatures } = await call("GET", `/deliveries/${id}`)
  const checks = signatures.flatMap(({ is_valid, key_id }) => [
    element("span", {
      className: is_valid ? "good" : "bad",
      textContent: `${is_valid ? "✓ valid" : "✗ not valid"}, key ${key_id}`
    }),
    " "
  ])
  get("delivery-title").textContent = `Delivery ${delivery.id}: ${delivery.stream} to ${delivery.supplier_code}`
  get("delivery-facts").replaceChildren(
    ...fact("Callback", delivery.url),
    ...fact(
      "Sent",
      `${moment(delivery.sent_at)}, ${delivery.item_count} messages, ${new Blob([delivery.body]).size} bytes`
    ),
    ...fact("Answer", answerOf(delivery)),
    ...(delivery.replay_of === undefined ? [] : fact("Replay of", `#${delivery.replay_of}`)),
    ...fact("Header", delivery.signature),
    ...fact("Signature", ...checks)
  )
  get("payload").textContent = readable(delivery.body)
  get("delivery").dataset.id = delivery.id
  if (!get("delivery").open) get("delivery").showModal()
}

/** What a fault's own columns show, and its id. */
const shownElsewhere = new Set(["id", "operation_id", "performs", "remaining", "times"])

const faultColumns = [
  ["Operation", ({ operation_id }) => operation_id],
  [
    "What",
    (fault) =>
      Object.entries(fault)
        .filter(([name]) => !shownElsewhere.has(name))
        .map(([name, value]) => `${name}: ${typeof value === "object" ? JSON.stringify(value) : value}`)
        .join(", "),
    "wide"
  ],
  ["Carried out", ({ performs }) => (performs ? "yes" : "no")],
  ["Left", ({ remaining, times }) => `${remaining} of ${times}`, "number"],
  [
    "Action",
    ({ id, operation_id }) => {
      const remove = () => act(() => call("DELETE", `/faults/${id}`), `The fault of ${operation_id} is gone.`)
      const button = rowButton(`fault ${id}`, "Remove", remove)
      button.ariaLabel = `Remove fault ${id} of ${operation_id}`
      return button
    }
  ]
]

/** What the button of a survey does, by its status. */
const surveyMoves = { "01": ["Launch", "03"], "02": ["Launch", "03"], "03": ["Pause", "05"], "05": ["Resume", "03"] }

const surveyButton = ({ status, survey_id }) => {
  const [word, next] = surveyMoves[status] ?? []
  if (word === undefined) return ""
  const change = () =>
    act(() => call("PATCH", `/surveys/${survey_id}`, { status: next }), `${word}: survey ${survey_id}.`)
  const button = rowButton(`survey ${survey_id}`, word, change)
  button.ariaLabel = `${word} survey ${survey_id}`
  return button
}

const statusNames = {
  "01": "bidding",
  "02": "awarded",
  "03": "live",
  "04": "complete",
  "05": "paused",
  "06": "archived"
}

const find = ({ country_language, survey_id, survey_name }, text) =>
  `${survey_id} ${survey_name} ${country_language}`.toLowerCase().includes(text)

const refresh = async () => {
  const stream = get("stream").value
  const [clock, campaigns, subscriptions, deliveries, disturbances, faults, surveys, postbacks] = await Promise.all(
    [
      "/clock",
      "/campaigns",
      "/subscriptions",
      `/deliveries?last=100&bodies=false${stream && `&stream=${stream}`}`,
      "/disturbances",
      "/faults",
      "/surveys",
      "/postbacks"
    ].map((path) => call("GET", path))
  )
  get("now").textContent = `${moment(clock.now)} UTC`
  get("now").dateTime = clock.now
  get("pace").textContent = clock.rate === 0 ? "stands still" : `${clock.rate} virtual seconds a second`
  if (document.activeElement !== get("rate")) {
    const known = [...get("rate").options].some(({ value }) => Number(value) === clock.rate)
    if (!known) get("rate").append(element("option", { value: clock.rate, textContent: `${clock.rate} ×` }))
    get("rate").value = String(clock.rate)
  }
  await drawCampaigns(campaigns.items, clock.now)
  draw("subscriptions", subscriptions.items, (items) =>
    table(
      items,
      [
        ["Supplier", ({ supplier_code }) => supplier_code],
        ["Stream", ({ stream }) => stream],
        ["Callback", ({ callback }) => callback, "wide"],
        ["Filters", ({ filter_count }) => String(filter_count), "number"],
        ["Surveys told", ({ survey_count = "" }) => survey_count, "number"]
      ],
      "Nobody has subscribed."
    )
  )
  draw("deliveries", deliveries.items.toReversed(), (items) =>
    table(
      items,
      [
        ["Delivery", opener],
        ["Sent", ({ sent_at }) => moment(sent_at)],
        ["Supplier", ({ supplier_code }) => supplier_code],
        [
          "Stream",
          ({ replay_of, stream }) => (replay_of === undefined ? stream : `${stream}, replay of #${replay_of}`)
        ],
        ["Messages", ({ item_count }) => String(item_count), "number"],
        ["Answer", answerOf, "wide"]
      ],
      "No callback has been sent. They leave when the clock moves and somebody has subscribed."
    )
  )
  draw("disturbances", disturbances.items, (items) =>
    document.createTextNode(
      items.map(({ kind, remaining, stream = "callbacks" }) => `${kind}: the next ${remaining} of ${stream}`).join("; ")
    )
  )
  draw("faults", faults.items, (items) => table(items, faultColumns, "No fault waits for a call."))
  const all = get("which").value === "all" ? surveys.items : surveys.items.filter(({ is_live }) => is_live)
  const found = all.filter((survey) => find(survey, get("find").value.trim().toLowerCase()))
  get("survey-count").textContent = `${found.length} of ${all.length}`
  draw("surveys", found, (items) =>
    table(
      items,
      [
        ["Number", ({ survey_id }) => String(survey_id)],
        ["Name", ({ survey_name }) => survey_name, "wide"],
        ["Locale", ({ country_language }) => country_language],
        ["Status", ({ status }) => statusNames[status]],
        ["Wanted", ({ total_remaining }) => total_remaining.toLocaleString("en"), "number"],
        ["USD a complete", ({ revenue_per_interview }) => revenue_per_interview.toFixed(4), "number"],
        ["Action", surveyButton]
      ],
      "No survey fits."
    )
  )
  draw("postbacks", postbacks.items.toReversed().slice(0, 200), (items) =>
    table(
      items,
      [
        ["Sent", ({ sent_at }) => moment(sent_at)],
        ["Kind", ({ kind }) => kind],
        ["Survey", ({ survey_id }) => String(survey_id)],
        ["Link", ({ url }) => url, "wide"],
        ["Answer", answerOf, "wide"]
      ],
      "None. Links with PIXEL or S2S send one when a respondent leaves."
    )
  )
}

let busy = 0

/** Does something, shows what came of it and never fails. */
const perform = async (action, done) => {
  busy++
  try {
    if (done !== undefined) say("…")
    await action()
    await refresh()
    if (done !== undefined) say(done)
  } catch (cause) {
    say(cause.message, true)
  } finally {
    busy--
  }
}

/** The same for listeners, which wait for nothing. */
const act = (action, done) => {
  void perform(action, done)
}

const onSubmit = (id, handle) =>
  get(id).addEventListener("submit", (event) => {
    event.preventDefault()
    handle(Object.fromEntries(new FormData(event.target)), event.target)
  })

for (const button of document.querySelectorAll("[data-seconds]")) {
  button.addEventListener("click", () =>
    act(
      () => call("POST", "/clock/advance", { seconds: Number(button.dataset.seconds) }),
      `Moved ${button.textContent}.`
    )
  )
}

onSubmit("run-to", ({ to }) =>
  act(() => call("POST", "/clock/advance", { to: new Date(`${to}Z`).toISOString() }), "Moved.")
)

get("rate").addEventListener("change", ({ target }) =>
  act(() => call("PUT", "/clock/rate", { rate: Number(target.value) }), "The pace is set.")
)

onSubmit("scenario", ({ name }) =>
  act(() => call("POST", `/scenarios/${encodeURIComponent(name)}/run`), `The scenario ${name} has run.`)
)

onSubmit("reset", ({ seed }, form) => {
  if (!confirm("Forget everything and start again?")) return
  act(async () => {
    await call("POST", "/reset", seed === "" ? {} : { seed: Number(seed) })
    form.reset()
  }, "Started again.")
})

get("snapshot").addEventListener("click", () =>
  act(async () => {
    const snapshot = await call("GET", "/snapshot")
    const url = URL.createObjectURL(new Blob([JSON.stringify(snapshot, null, 1)], { type: "application/json" }))
    element("a", { href: url, download: `sandbox-${snapshot.now.slice(0, 19).replaceAll(":", "")}.json` }).click()
    URL.revokeObjectURL(url)
  }, "The snapshot is saved.")
)

get("restore").addEventListener("change", ({ target }) =>
  act(async () => {
    const [file] = target.files
    target.value = ""
    await call("POST", "/restore", JSON.parse(await file.text()))
  }, "Restored.")
)

const faultOf = {
  429: { status: 429, retry_after_seconds: 2 },
  reset: { connection: "reset" },
  lost: { connection: "reset", performs: true },
  stall: { connection: "stall", performs: true },
  late: { latency_seconds: 30 },
  deprecation: { deprecation: {} }
}

onSubmit("fault", ({ kind, operation_id, times }) => {
  const what = faultOf[kind] ?? (/^\d+$/.test(kind) ? { status: Number(kind) } : { alter: kind })
  act(
    () => call("POST", "/faults", { operation_id: operation_id.trim(), times: Number(times), ...what }),
    "The fault waits for its call."
  )
})

get("clear-faults").addEventListener("click", () => act(() => call("DELETE", "/faults"), "No fault is left."))

onSubmit("publish", ({ country_language, price, survey_name, total_wanted }, form) =>
  act(async () => {
    const body = { country_language, price: Number(price), total_wanted: Number(total_wanted) }
    await call("POST", "/surveys", survey_name === "" ? body : { ...body, survey_name })
    form.elements.survey_name.value = ""
  }, "The survey is published.")
)

listenToCampaigns(act)

onSubmit("disturb", ({ kind, stream }) =>
  act(
    () => call("POST", "/disturbances", { kind, ...(stream !== "" && { stream }) }),
    "The next callback is disturbed."
  )
)

get("clear-disturbances").addEventListener("click", () =>
  act(() => call("DELETE", "/disturbances"), "Nothing is disturbed.")
)

const replay = (sign_again) => () =>
  act(async () => {
    const { id } = await call("POST", `/deliveries/${get("delivery").dataset.id}/replay`, { sign_again })
    await openDelivery(id)
  }, "Sent again.")

get("replay").addEventListener("click", replay(false))
get("replay-signed").addEventListener("click", replay(true))
get("stream").addEventListener("change", () => act(() => {}))
get("which").addEventListener("change", () => act(() => {}))
get("find").addEventListener("input", () => act(() => {}))

void perform(async () => {
  const { items } = await call("GET", "/scenarios")
  get("scenario").elements.name.replaceChildren(
    ...items.map(({ name, summary }) => element("option", { value: name, textContent: name, title: summary }))
  )
})

// The state moves by itself when the clock does, or when somebody else calls.
setInterval(() => {
  if (busy === 0 && !document.hidden) act(() => {})
}, 2_000)
