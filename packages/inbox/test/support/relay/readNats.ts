/** Reads an entire JetStream stream in the same way as a consumer. */
import { jetstreamManager } from "@nats-io/jetstream"
import { connect } from "@nats-io/transport-node"
import type { Received } from "../../../src/conformance.ts"
import { parse } from "./parse.ts"

export const readNats = async (
  options: Parameters<typeof connect>[0],
  stream: string
): Promise<ReadonlyArray<Received>> => {
  const connection = await connect(options)
  try {
    const jsm = await jetstreamManager(connection)
    const info = await jsm.streams.info(stream)
    const found: Array<Received> = []
    for (let seq = info.state.first_seq; seq <= info.state.last_seq; seq++) {
      const message = await jsm.streams.getMessage(stream, { seq })
      if (message === null) continue
      found.push(parse(message.string(), message.header.get("Nats-Msg-Id")))
    }
    return found
  } finally {
    await connection.close()
  }
}
