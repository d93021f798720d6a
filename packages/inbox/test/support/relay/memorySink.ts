/** A sink that stores the envelopes and notices that it receives. `before` can make the sink fail or wait. */
import type { Envelope, EpochNotice } from "../../../src/relay/Envelope.ts"
import { type Fence, type Sink, SinkError } from "../../../src/relay/Sink.ts"

export const memorySink = (before: (batch: ReadonlyArray<Envelope>, fence: Fence) => unknown = () => {}) => {
  const envelopes: Array<Envelope> = []
  const notices: Array<EpochNotice> = []
  const sink: Sink = {
    name: "memory",
    deliver: async (batch, fence) => {
      await before(batch, fence)
      envelopes.push(...batch)
    },
    announce: async (notice) => void notices.push(notice),
    close: async () => {}
  }
  return { sink, envelopes, notices }
}

export const unavailable = (): SinkError =>
  new SinkError({ sink: "memory", reason: "unavailable", detail: "it is away" })
