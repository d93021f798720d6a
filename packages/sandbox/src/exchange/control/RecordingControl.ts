/**
 * The control API's operations on recordings of callbacks from the real exchange.
 */
import type { ExchangeControl } from "../../control/ControlHandlers.ts"
import { read, UnreadableRecordingError } from "../recordings/Recording.ts"
import type { ExchangeState } from "../ExchangeState.ts"
import { isOwnSupplier } from "../Suppliers.ts"
import { noSupplier, notFound, refused } from "./controlErrors.ts"

type Operations = "listRecordings" | "importRecording" | "getRecording" | "removeRecording" | "playRecording"

const unknown = (id: number) => notFound(`No recording has the id ${id}.`)

export const make = ({
  hashes,
  opportunities,
  outcomes,
  player
}: ExchangeState): Pick<ExchangeControl, Operations> => ({
  listRecordings: () => ({ status: 200, body: { items: player.list().map(({ shown }) => shown) } }),

  importRecording: ({ body: { items } }) => {
    try {
      return { status: 200, body: player.add(read(items, hashes)).shown }
    } catch (cause) {
      if (cause instanceof UnreadableRecordingError) return refused(cause.message)
      throw cause
    }
  },

  getRecording: ({ params: { recording_id } }) => {
    const track = player.find(recording_id)
    return track === undefined ? unknown(recording_id) : { status: 200, body: track.shown }
  },

  removeRecording: ({ params: { recording_id } }) => {
    const track = player.remove(recording_id)
    return track === undefined ? unknown(recording_id) : { status: 200, body: track.shown }
  },

  playRecording: ({ body: { speed = 1, supplier_code }, params: { recording_id } }) => {
    const track = player.find(recording_id)
    if (track === undefined) return unknown(recording_id)
    if (!isOwnSupplier(supplier_code)) return noSupplier(supplier_code)
    if (track.shown.state === "playing")
      return { status: 409, body: { detail: "The recording is already being played." } }
    if (opportunities.find(supplier_code) === undefined && outcomes.find(supplier_code) === undefined) {
      return { status: 409, body: { detail: `Supplier ${supplier_code} has no subscription: create one first.` } }
    }
    player.play(track, supplier_code, speed)
    return { status: 200, body: track.shown }
  }
})
