/** The suppliers: the amount owed to each, its keys, links and subscriptions, and a form that sends respondents. */
import { call, query, read } from "./api.js"
import { amount, button, count, element, foldedTable, get, keyedTable, moment, valuesOf } from "./dom.js"
import { responseOf } from "./delivery.js"
import * as recordings from "./recordings.js"
import { facts, openSheet } from "./sheet.js"

/** Test PIDs, whose names state the outcome. */
const testPids = ["complete", "terminate", "overquota", "quality", "duplicate", "10-26", "10-26-11"].map(
  (end) => `test-${end}-1`
)

let act = () => {}

const openLedger = (code) =>
  openSheet({
    title: `Ledger of supplier ${code}`,
    draw: async (body) => {
      const { items } = await read(`/ledgers${query({ supplier_code: code })}`)
      const [ledger] = items
      if (ledger === undefined) return
      const { months, owed, received, undelivered } = ledger
      const lacking = Object.entries(undelivered).filter(([, value]) => amount(value) !== "0")
      body.replaceChildren(
        facts([
          ["Owed", `${amount(owed)} USD`],
          ["According to received messages", `${amount(received)} USD`],
          ...lacking.map(([fate, value]) => [`In messages ${fate.replace("_", " ")}`, `${amount(value)} USD`])
        ]),
        ...months.map(({ completes, final_from, month, owed: due, sessions }) =>
          element(
            "p",
            {},
            element("b", {}, month),
            `: ${amount(due)} USD for ${count(completes)} completes of ${count(sessions)} sessions, final from ${moment(final_from).slice(0, 10)}`
          )
        )
      )
    }
  })

const rotate = (code) =>
  act(async () => {
    const { key_id } = await call("POST", `/suppliers/${code}/keys/rotate`, {})
    return `Callbacks to ${code} have two signatures for one hour. The new key is ${key_id.slice(0, 8)}.`
  }, `Key of ${code} rotated.`)

const followSuppliers = keyedTable(get("supplier-table"), {
  keyOf: ({ supplier_code }) => supplier_code,
  empty: "No suppliers.",
  columns: [
    ["Supplier", ({ supplier_code }) => supplier_code],
    ["Completes", ({ paid, total }) => `${count(paid)} of ${count(total)}`, "num"],
    ["Owed, USD", ({ owed }) => amount(owed), "num"],
    ["As received", ({ received }) => amount(received), "num c-m"],
    [
      "Actions",
      ({ supplier_code }) =>
        element(
          "span",
          { className: "acts" },
          button("Ledger", () => act(() => openLedger(supplier_code)), {
            ariaLabel: `Ledger of ${supplier_code}`,
            data: { key: `ledger ${supplier_code}` }
          }),
          button("Rotate key", () => rotate(supplier_code), {
            ariaLabel: `Rotate key of ${supplier_code}`,
            data: { key: `rotate ${supplier_code}` }
          })
        ),
      "num"
    ]
  ]
})

const followSubscriptions = foldedTable(get("supplier-lists"), {
  title: "Subscriptions",
  keyOf: ({ stream, supplier_code }) => `${supplier_code} ${stream}`,
  empty: "No subscriptions.",
  columns: [
    ["Supplier", ({ supplier_code }) => supplier_code],
    ["Stream", ({ stream }) => stream],
    ["Callback", ({ callback }) => callback, "wide"],
    ["Filters", ({ filter_count }) => count(filter_count), "num"]
  ]
})

const followLinks = foldedTable(get("supplier-lists"), {
  title: "Entry links",
  keyOf: ({ supplier_code, survey_id }) => `${supplier_code} ${survey_id}`,
  empty: "No entry links. Sending respondents creates one.",
  columns: [
    ["Supplier", ({ supplier_code }) => supplier_code],
    ["Survey", ({ survey_id, survey_name }) => `${survey_id} ${survey_name}`],
    ["Type", ({ link_type, tracking_type }) => `${link_type}, ${tracking_type}`, "c-m"],
    [
      "Links",
      ({ live_link, test_link }) =>
        element(
          "span",
          { className: "acts" },
          ...[
            ["live", live_link],
            ["test", test_link]
          ].map(([label, href]) =>
            element(
              "a",
              { href: label === "live" ? `${href}console-${Date.now()}` : href, target: "_blank", rel: "noreferrer" },
              `Open ${label}`
            )
          )
        )
    ]
  ]
})

const followPostbacks = foldedTable(get("supplier-lists"), {
  title: "Postbacks of tracked links",
  keyOf: ({ kind, respondent_id, sent_at }) => `${respondent_id} ${kind} ${sent_at}`,
  empty: "No postbacks. Links with PIXEL or S2S send one when a respondent leaves.",
  columns: [
    ["Sent", ({ sent_at }) => moment(sent_at)],
    ["Kind", ({ kind, survey_id }) => `${kind}, survey ${survey_id}`],
    ["Link", ({ url }) => url, "wide"],
    ["Response", responseOf]
  ]
})

const offerSuppliers = (suppliers) => {
  const { supplier_code } = get("send").elements
  if (supplier_code.options.length === suppliers.length) return
  supplier_code.replaceChildren(
    ...suppliers.map(({ supplier_code: code }) => element("option", { value: code, textContent: code }))
  )
}

export const load = async ({ sessions }) => {
  offerSuppliers(sessions.suppliers)
  followSuppliers(sessions.suppliers)
  const [subscriptions, links, postbacks] = await Promise.all([
    read("/subscriptions"),
    read("/links"),
    read("/postbacks")
  ])
  followSubscriptions(subscriptions.items)
  followLinks(links.items.slice(-20).toReversed())
  followPostbacks(postbacks.items.slice(-20).toReversed())
  await recordings.load()
}

const send = async ({ count: number, panelist_id, supplier_code, survey_number }) => {
  const survey = Number(survey_number)
  await call("POST", `/suppliers/${supplier_code}/links`, { survey_number: survey })
  await call("POST", `/suppliers/${supplier_code}/respondents`, {
    survey_number: survey,
    count: Number(number),
    ...(panelist_id !== undefined && { panelist_id })
  })
}

export const listen = (perform) => {
  act = perform
  recordings.listen(perform)
  get("test-pids").replaceChildren(...testPids.map((value) => element("option", { value })))
  get("send").addEventListener("submit", (event) => {
    event.preventDefault()
    const values = valuesOf(event.target)
    act(() => send(values), `Respondents sent into survey ${event.target.elements.survey_number.value}.`)
  })
}
