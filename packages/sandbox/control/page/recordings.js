/**
 * Recordings of callbacks that were received elsewhere. They are masked, signed with this sandbox's key, and replayed
 * at a multiple of their speed.
 */
import { call, read } from "./api.js"
import { button, count, element, foldedTable, get, span } from "./dom.js"

const speeds = [1, 100]

let act = () => {}

const play = (id, speed) => {
  const { value: supplier_code } = get("send").elements.supplier_code
  act(
    () => call("POST", `/recordings/${id}/play`, { supplier_code, speed }),
    `Replaying recording ${id} to ${supplier_code}.`
  )
}

const follow = foldedTable(get("supplier-lists"), {
  title: "Recordings",
  keyOf: ({ id }) => id,
  empty: "No recordings. Start the sandbox with --recording FOLDER, or import one with the control API.",
  columns: [
    ["Recording", ({ id, lasts_seconds }) => `${id}, ${span(lasts_seconds * 1000)}`],
    ["State", ({ state }) => state],
    ["Received", ({ callback_count, received }) => `${count(received)} of ${count(callback_count)}`, "num"],
    [
      "Actions",
      ({ id, state }) =>
        element(
          "span",
          { className: "acts" },
          ...speeds.map((speed) =>
            button(`Play × ${speed}`, () => play(id, speed), {
              ariaLabel: `Play × ${speed}, recording ${id}`,
              disabled: state === "playing",
              data: { key: `play ${id} ${speed}` }
            })
          )
        ),
      "num"
    ]
  ]
})

export const load = async () => follow((await read("/recordings")).items)

export const listen = (perform) => {
  act = perform
}
