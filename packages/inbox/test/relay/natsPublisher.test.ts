import { headers, type Msg, type NatsConnection } from "@nats-io/transport-node"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { natsPublisher } from "../../src/relay/sinks/natsPublisher.ts"

type Receive = (error: Error | null, message: Msg) => void

/** Creates a publisher on a connection without a server. The test acknowledges the messages. */
const connected = () => {
  const closed = Promise.withResolvers<void | Error>()
  const replies: Array<string> = []
  let receive: Receive = () => {}
  const connection = {
    subscribe: (_: string, options: { readonly callback: Receive }) => (receive = options.callback),
    publish: (_: string, __: string, { reply }: { readonly reply: string }) => replies.push(reply),
    closed: () => closed.promise
  } as unknown as NatsConnection
  const publisher = natsPublisher(connection, "inbox", 1000)
  return {
    close: closed.resolve,
    publish: () => publisher.publish("a.7", "{}", headers()),
    /** Acknowledges the message with this index. */
    acknowledge: (index: number, text: string) =>
      receive(null, { subject: replies[index] ?? "", data: Buffer.from(text), string: () => text } as unknown as Msg)
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("the JetStream publisher", () => {
  it("the JetStream publisher matches acknowledgements with messages in any order", async () => {
    const { acknowledge, publish } = connected()
    const published = [publish(), publish(), publish()]
    acknowledge(1, '{"stream":"A","seq":12}')
    acknowledge(
      2,
      '{"error":{"code":400,"err_code":10071,"description":"wrong last sequence: 3"},"stream":"A","seq":0}'
    )
    acknowledge(0, '{"stream":"A","seq":11,"duplicate":true}')
    expect(await Promise.all(published)).toEqual([
      { _tag: "Stored", sequence: 11 },
      { _tag: "Stored", sequence: 12 },
      { _tag: "Rejected", code: 10_071, description: "wrong last sequence: 3" }
    ])
  })

  it("the JetStream publisher fails the waiting messages when none is acknowledged for the length of the time limit", async () => {
    const { acknowledge, publish } = connected()
    const [first, second] = [publish(), publish()]
    vi.advanceTimersByTime(900)
    acknowledge(0, '{"stream":"A","seq":1}')
    await first
    let failure: unknown
    second.catch((cause: unknown) => (failure = cause))
    await vi.advanceTimersByTimeAsync(900)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    expect(String(failure)).toContain("no acknowledgement within 1000 ms")
  })

  it("a message that is published after an idle time has the full time limit of the JetStream publisher", async () => {
    const { acknowledge, publish } = connected()
    const first = publish()
    acknowledge(0, '{"stream":"A","seq":1}')
    await first
    vi.advanceTimersByTime(900)
    let failure: unknown
    publish().catch((cause: unknown) => (failure = cause))
    await vi.advanceTimersByTimeAsync(900)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    expect(failure).toBeInstanceOf(Error)
  })

  it("the JetStream publisher fails all messages when the connection ends", async () => {
    const { close, publish } = connected()
    const published = publish()
    close(new Error("the server is gone"))
    await expect(published).rejects.toThrow("the server is gone")
  })

  it.each([
    ["no stream has its subject", "", "no JetStream stream accepts the message"],
    ["the acknowledgement has no sequence", '{"stream":"A"}', "no sequence"]
  ])("the JetStream publisher fails a message when %s", async (_, text, message) => {
    const { acknowledge, publish } = connected()
    const published = publish()
    acknowledge(0, text)
    await expect(published).rejects.toThrow(message)
  })
})
