/**
 * Tests the Kafka sink with the broker at `FIELDWORK_TEST_KAFKA`, given as `host:port`. The broker advertises 127.0.0.1:19092, where the tests run a
 * proxy that they can close.
 */
import { Admin, Consumer, stringDeserializers } from "@platformatic/kafka"
import { afterAll, beforeAll, describe, it } from "vitest"
import type { Received } from "../../src/conformance.ts"
import { sinkChecks } from "../../src/conformance.ts"
import { kafkaSink } from "../../src/relay/sinks/kafka.ts"
import { receivedOf } from "../support/relay/kafkaBroker.ts"
import { startProxy } from "../support/relay/proxy.ts"

const given = process.env["FIELDWORK_TEST_KAFKA"]
if (given === undefined)
  console.log("skipped: the sink for Kafka against a broker, because FIELDWORK_TEST_KAFKA is not set")

const brokers = ["127.0.0.1:19092"]
const clientId = "fieldwork-tests"
/** The time in milliseconds without a new record after which all records are assumed to have been read. */
const silence = 1500
const readCommitted = 1

const read = async (topics: ReadonlyArray<string>): Promise<ReadonlyArray<Received>> => {
  const groupId = `tests-${Math.random().toString(36).slice(2)}`
  const consumer = new Consumer({
    clientId,
    groupId,
    bootstrapBrokers: [...brokers],
    deserializers: stringDeserializers
  })
  const stream = await consumer.consume({ topics: [...topics], mode: "earliest", isolationLevel: readCommitted })
  const found: Array<Received> = []
  let timer = setTimeout(() => void stream.close(), silence)
  for await (const { headers, key, topic, value } of stream) {
    clearTimeout(timer)
    timer = setTimeout(() => void stream.close(), silence)
    found.push(receivedOf({ topic, key, value: value ?? undefined, headers: Object.fromEntries(headers) }))
  }
  await consumer.close(true)
  return found
}

describe.runIf(given !== undefined)("the Kafka sink with a broker", () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>
  const admin = new Admin({ clientId, bootstrapBrokers: brokers })
  beforeAll(async () => {
    proxy = await startProxy(Number(given?.split(":").at(-1)), 19_092)
  })
  afterAll(async () => {
    await admin.close()
    await proxy.stop()
  })

  it.each(sinkChecks.map(({ name, run }, index) => [name, run, index] as const))(
    "the Kafka sink of a relay meets the sink contract with a real broker: %s",
    async (_, run, index) => {
      const prefix = `check${index}-${process.pid}`
      const topics = [`${prefix}.opportunities`, `${prefix}.outcomes`]
      await admin.createTopics({ topics, partitions: 3, configs: [{ name: "cleanup.policy", value: "compact" }] })
      await run({
        open: () => kafkaSink({ brokers, prefix }),
        received: () => read(topics),
        stop: proxy.stop,
        start: proxy.start,
        secrets: []
      })
    }
  )
})
