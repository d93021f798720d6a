/** The faults that will be applied to requests and callbacks. */
import { call, read } from "./api.js"
import { button, element, get, keyedList, refill, text, valuesOf } from "./dom.js"

/** The options of the form with their labels, and the fault that each requests. */
const meets = [
  ["429, Retry-After 2 s", { status: 429, retry_after_seconds: 2 }],
  ...[500, 503, 401, 404].map((status) => [String(status), { status }]),
  ["a broken connection, not done", { connection: "reset" }],
  ["a broken connection, but done", { connection: "reset", performs: true }],
  ["a body that stalls", { connection: "stall", performs: true }],
  ["30 virtual seconds of waiting", { latency_seconds: 30 }],
  ["malformed JSON", { alter: "malformed_json" }],
  ["a field too many", { alter: "extra_field" }],
  ["an unknown value", { alter: "unknown_enum" }],
  ["a number as text", { alter: "number_as_string" }],
  ["a deprecation", { deprecation: {} }]
]

const shownElsewhere = new Set(["id", "operation_id", "performs", "remaining", "times"])

const wordsOf = (fault) =>
  Object.entries(fault)
    .filter(([name]) => !shownElsewhere.has(name))
    .map(([name, value]) => `${name}: ${typeof value === "object" ? JSON.stringify(value) : value}`)
    .join(", ")

let act = () => {}

const kinds = { drop: "dropped", duplicate: "sent twice", delay: "delayed", reorder: "sent after the next" }

const drawFault = (row, { fault, deliveryFault }) => {
  if (deliveryFault !== undefined) {
    const { kind, remaining, stream = "both streams", times } = deliveryFault
    refill(
      row,
      element("div", {}, element("code", {}, `callbacks of ${stream}`), element("span", {}, kinds[kind])),
      element("span", { className: "quiet" }, `${times - remaining} of ${times} used`)
    )
    return
  }
  const { id, operation_id, performs, remaining, times } = fault
  const remove = () => act(() => call("DELETE", `/faults/${id}`), `The fault of ${operation_id} is removed.`)
  refill(
    row,
    element(
      "div",
      {},
      element("code", {}, operation_id),
      element("span", {}, `${wordsOf(fault)}${performs ? ", carried out" : ""}`)
    ),
    element("span", { className: "quiet" }, `${times - remaining} of ${times} used`),
    button("Remove", remove, { ariaLabel: `Remove fault ${id} of ${operation_id}`, data: { key: `fault ${id}` } })
  )
}

const followFaults = keyedList(
  get("fault-list"),
  ({ deliveryFault, fault }) => (fault === undefined ? `d${deliveryFault.id}` : `f${fault.id}`),
  () => element("li", { className: "fault" }),
  drawFault
)

const drawArmed = (armed) => {
  text("armed", armed === 0 ? "none armed" : `${armed} armed`)
  get("armed").classList.toggle("warn", armed > 0)
}

export const load = async ({ faults }) => {
  drawArmed(faults)
  const [armed, waiting] = await Promise.all([read("/faults"), read("/delivery-faults")])
  followFaults([
    ...armed.items.map((fault) => ({ fault })),
    ...waiting.items.map((deliveryFault) => ({ deliveryFault }))
  ])
  get("no-fault").hidden = armed.items.length + waiting.items.length > 0
  get("clear-faults").hidden = armed.items.length === 0
  get("clear-delivery-faults").hidden = waiting.items.length === 0
}

const onSubmit = (id, send, done) =>
  get(id).addEventListener("submit", (event) => {
    event.preventDefault()
    act(() => send(valuesOf(event.target)), done)
  })

export const listen = (perform) => {
  act = perform
  get("inject").elements.kind.replaceChildren(
    ...meets.map(([words], index) => element("option", { value: String(index), textContent: words }))
  )
  onSubmit(
    "inject",
    ({ kind, operation_id, times }) =>
      call("POST", "/faults", { operation_id: operation_id.trim(), times: Number(times), ...meets[Number(kind)][1] }),
    "The fault waits for its call."
  )
  onSubmit(
    "delivery-fault",
    ({ times, ...rest }) => call("POST", "/delivery-faults", { ...rest, times: Number(times) }),
    "The fault waits for a callback."
  )
  get("clear-faults").addEventListener("click", () => act(() => call("DELETE", "/faults"), "No fault is left."))
  get("clear-delivery-faults").addEventListener("click", () =>
    act(() => call("DELETE", "/delivery-faults"), "No fault waits for a callback.")
  )
}
