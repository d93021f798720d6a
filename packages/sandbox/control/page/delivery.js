/** The sheet of a callback: its URL, the response, its header, whether each signature is valid, and its payload. */
import { call, read } from "./api.js"
import { button, count, element, moment } from "./dom.js"
import { facts, openSheet } from "./sheet.js"

export const responseOf = ({ dropped, error, status }) => {
  if (dropped) return element("span", { className: "bad" }, element("span", { className: "dot bad" }), "dropped")
  if (error !== undefined)
    return element("span", { className: "bad" }, element("span", { className: "dot bad" }), error)
  if (status === undefined) return element("span", { className: "quiet" }, "waiting")
  const className = status < 300 ? "good" : "bad"
  return element("span", { className }, element("span", { className: `dot ${className}` }), String(status))
}

/** Returns one check per signature of the header. */
export const checksOf = (signatures) =>
  signatures.map(({ is_valid, key_id }) =>
    element(
      "span",
      { className: is_valid ? "check good" : "check bad" },
      `${is_valid ? "✓ valid" : "✗ not valid"}, key ${key_id}`
    )
  )

const most = 200_000

/** Indents a payload, and truncates it if it is very long. */
export const readable = (value) => {
  const written = JSON.stringify(value, null, 2)
  return written.length > most
    ? `${written.slice(0, most)}\n… ${count(written.length - most)} characters more`
    : written
}

export const payload = (value) =>
  element("pre", {
    className: "payload",
    tabIndex: 0,
    role: "group",
    ariaLabel: "Payload",
    textContent: readable(value)
  })

export const openDelivery = async (id, act) => {
  const { delivery, signatures } = await read(`/deliveries/${id}`)
  const draw = (body) => {
    if (body.childElementCount > 0) return
    body.append(
      facts([
        ["Callback", delivery.url],
        [
          "Sent",
          `${moment(delivery.sent_at)}, ${count(delivery.item_count)} messages, ${count(new Blob([delivery.body]).size)} bytes`
        ],
        ["Response", responseOf(delivery)],
        ...(delivery.replay_of === undefined ? [] : [["Replay of", `#${delivery.replay_of}`]]),
        ["Header", element("code", {}, delivery.signature)],
        ["Signature", ...checksOf(signatures)]
      ]),
      payload(JSON.parse(delivery.body))
    )
  }
  const replay = (sign_again) => () =>
    act(async () => {
      const next = await call("POST", `/deliveries/${id}/replay`, { sign_again })
      await openDelivery(next.id, act)
    }, `Callback #${id} resent.`)
  const actions = [button("Replay unchanged", replay(false)), button("Sign and replay", replay(true))]
  const title = `Delivery ${delivery.id}: ${delivery.stream} to ${delivery.supplier_code}`
  await openSheet({ title, actions, draw })
}
