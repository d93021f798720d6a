import { describe, expect, it } from "vitest"
import { sinkChecks } from "../../src/conformance.ts"
import { kafkaSink } from "../../src/relay/sinks/kafka.ts"
import { startKafka } from "../support/relay/kafkaBroker.ts"

const password = "the-password-of-the-broker"
const brokers = ["127.0.0.1:9092"]
const sasl = { mechanism: "PLAIN", username: "ingest", password } as const

describe("the Kafka sink with a broker in memory", () => {
  it.each(sinkChecks.map(({ name, run }) => [name, run] as const))(
    "the Kafka sink of a relay meets the sink contract with a broker in memory: %s",
    async (_, run) => {
      const kafka = startKafka()
      await run({
        open: () => kafkaSink({ brokers, sasl, client: kafka.client() }),
        received: kafka.received,
        stop: kafka.stop,
        start: kafka.start,
        secrets: [password]
      })
    }
  )

  it.each([
    ["INVALID_PRODUCER_EPOCH", "fenced"],
    ["UNKNOWN_TOPIC_OR_PARTITION", "refused"],
    ["SASL_AUTHENTICATION_FAILED", "refused"],
    ["NOT_ENOUGH_REPLICAS", "unavailable"]
  ])(
    "the Kafka sink of a relay that gets the protocol error %s fails with the reason %s, and the error has no password",
    async (apiId, reason) => {
      const cause = new AggregateError([Object.assign(new Error(`${apiId} for ${password}`), { apiId })], "failed")
      const client = { send: () => Promise.reject(cause), close: async () => {} }
      const sink = kafkaSink({ brokers, sasl, client })
      const notice = { stream: "outcomes", epoch: 1, mode: "state", reason: "started", resends: "everything" } as const
      const failure: unknown = await sink
        .announce(notice, { reader: "a", token: 1 }, new AbortController().signal)
        .catch((error: unknown) => error)
      expect(failure).toMatchObject({ reason })
      expect(String(failure)).not.toContain(password)
    }
  )

  it("the Kafka sink of a relay fails with the reason unavailable when no broker can be reached", async () => {
    const sink = kafkaSink({ brokers: ["127.0.0.1:1"] })
    const notice = { stream: "outcomes", epoch: 1, mode: "state", reason: "started", resends: "everything" } as const
    const announced = sink.announce(notice, { reader: "a", token: 1 }, new AbortController().signal)
    await expect(announced).rejects.toMatchObject({ reason: "unavailable" })
    await sink.close()
  })

  it("the Kafka sink of a relay refuses a broker address with a password, and its error does not contain the password", () => {
    const open = (): unknown => kafkaSink({ brokers: [`kafka://ingest:${password}@broker:9092`] })
    expect(open).toThrow(/^kafka: brokers must have the form <host>:<port>$/)
  })

  it.each([
    [{ brokers: ["broker"] }, "<host>:<port>"],
    [{ brokers: [] }, "<host>:<port>"],
    [{ brokers, prefix: "a b" }, "the prefix"]
  ])(
    "the Kafka sink of a relay refuses the options %j with an error that states what is invalid",
    (options, message) => {
      expect(() => kafkaSink(options)).toThrow(message)
    }
  )
})
