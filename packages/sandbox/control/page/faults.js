/** The faults that will be applied to requests and callbacks. */
import { call, read } from "./api.js"
import { button, element, get, keyedList, refill, text, valuesOf } from "./dom.js"

/** The options of the form with their labels, and the fault that each requests. */
const faultKinds = [
  ["429, Retry-After 2 s", { status: 429, retry_after_seconds: 2 }],
  ...[500, 503, 401, 404].map((status) => [String(status), { status }]),
  ["connection reset, not performed", { connection: "reset" }],
  ["connection reset, performed", { connection: "reset", performs: true }],
  ["stalled body", { connection: "stall", performs: true }],
  ["30 virtual seconds of latency", { latency_seconds: 30 }],
  ["malformed JSON", { alter: "malformed_json" }],
  ["extra field", { alter: "extra_field" }],
  ["unknown enum value", { alter: "unknown_enum" }],
  ["number as string", { alter: "number_as_string" }],
  ["deprecation", { deprecation: {} }]
]

const shownElsewhere = new Set(["id", "operation_id", "performs", "remaining", "times"])

const describeFault = (fault) =>
  Object.entries(fault)
    .filter(([name]) => !shownElsewhere.has(name))
    .map(([name, value]) => `${name}: ${typeof value === "object" ? JSON.stringify(value) : value}`)
    .join(", ")

let act = () => {}

const deliveryKinds = { drop: "dropped", duplicate: "sent twice", delay: "delayed", reorder: "sent after the next" }

const drawFault = (row, { fault, deliveryFault }) => {
  if (deliveryFault !== undefined) {
    const { kind, remaining, stream = "both streams", times } = deliveryFault
    refill(
      row,
      element("div", {}, element("code", {}, `callbacks of ${stream}`), element("span", {}, deliveryKinds[kind])),
      element("span", { className: "quiet" }, `${times - remaining} of ${times} used`)
    )
    return
  }
  const { id, operation_id, performs, remaining, times } = fault
  const remove = () => act(() => call("DELETE", `/faults/${id}`), `Fault of ${operation_id} removed.`)
  refill(
    row,
    element(
      "div",
      {},
      element("code", {}, operation_id),
      element("span", {}, `${describeFault(fault)}${performs ? ", performed" : ""}`)
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

const drawPending = (pending) => {
  text("pending", pending === 0 ? "none pending" : `${pending} pending`)
  get("pending").classList.toggle("warn", pending > 0)
}

export const load = async ({ faults }) => {
  drawPending(faults)
  const [pending, waiting] = await Promise.all([read("/faults"), read("/delivery-faults")])
  followFaults([
    ...pending.items.map((fault) => ({ fault })),
    ...waiting.items.map((deliveryFault) => ({ deliveryFault }))
  ])
  get("no-fault").hidden = pending.items.length + waiting.items.length > 0
  get("clear-faults").hidden = pending.items.length === 0
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
    ...faultKinds.map(([label], index) => element("option", { value: String(index), textContent: label }))
  )
  onSubmit(
    "inject",
    ({ kind, operation_id, times }) =>
      call("POST", "/faults", {
        operation_id: operation_id.trim(),
        times: Number(times),
        ...faultKinds[Number(kind)][1]
      }),
    "Fault injected."
  )
  onSubmit(
    "delivery-fault",
    ({ times, ...rest }) => call("POST", "/delivery-faults", { ...rest, times: Number(times) }),
    "Delivery fault injected."
  )
  get("clear-faults").addEventListener("click", () => act(() => call("DELETE", "/faults"), "All faults removed."))
  get("clear-delivery-faults").addEventListener("click", () =>
    act(() => call("DELETE", "/delivery-faults"), "All delivery faults removed.")
  )
}
