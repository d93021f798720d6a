/**
 * Simulates weeks of a receiver that fetches its keys from the exchange: key rotations with two overlapping signatures, outages of the key endpoint,
 * restarts, and forged callbacks with unknown key ids. Time is simulated, but the signatures are real.
 */
import { createHash, generateKeyPairSync, sign } from "node:crypto"
import { nodeBackend } from "../../src/backend.node.ts"
import { type FetchKeysOptions, type KeyStore, makeKeyStore } from "../../src/KeyStore.ts"
import { below, pick, type Random, seeded } from "../../src/testing/Random.ts"
import { makeVerifier, type Verifier } from "../../src/Verifier.ts"
import { WebhookError } from "../../src/WebhookError.ts"

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export interface Tally {
  readonly genuine: number
  /** The number of genuine callbacks that were refused. */
  readonly refused: number
  readonly unavailable: number
  /** The number of 503 responses that were sent more than 5 s after the key endpoint had recovered. */
  readonly unavailableLate: number
  readonly untrusted: number
  readonly rotations: number
  readonly outages: number
  /**
   * The highest number of fetches within an hour. This field and `fetches`, which is the total, count only fetches that started while the endpoint
   * was available.
   */
  readonly fetchesInAnHour: number
  readonly fetches: number
  /** The highest number of fetches within a minute. Counts only fetches that started during an outage. */
  readonly attemptsInAMinute: number
  readonly minutes: number
}

interface Key {
  readonly keyId: string
  readonly publicKey: string
  sign(text: string): string
}

/** The behaviour of the key endpoint during an outage. */
type Outage = "refuses" | "hangs" | "answers a page" | "answers without a key"

const makeKey = (random: Random): Key => {
  const pair = generateKeyPairSync("ec", { namedCurve: "prime256v1" })
  return {
    keyId: Array.from({ length: 24 }, () => "0123456789abcdef"[below(random, 16)]).join(""),
    publicKey: pair.publicKey.export({ format: "der", type: "spki" }).toString("base64"),
    sign: (text) => sign("sha256", Buffer.from(text), pair.privateKey).toString("base64")
  }
}

/** A queue of simulated events, ordered by the time at which they are due. */
class Schedule {
  #events: Array<{ readonly at: number; readonly run: () => void }> = []
  now: number

  constructor(now: number) {
    this.now = now
  }

  after(millis: number, run: () => void): () => void {
    const event = { at: this.now + millis, run }
    let low = 0
    let high = this.#events.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#events[middle]?.at ?? Infinity) <= event.at) low = middle + 1
      else high = middle
    }
    this.#events.splice(low, 0, event)
    return () => {
      const at = this.#events.indexOf(event)
      if (at !== -1) this.#events.splice(at, 1)
    }
  }

  /** Runs the events until `end`. Between two events, pending promises are allowed to settle. */
  async runUntil(end: number): Promise<void> {
    for (let event = this.#events.shift(); event !== undefined && event.at <= end; event = this.#events.shift()) {
      this.now = event.at
      event.run()
      for (let turn = 0; turn < 12; turn++) await Promise.resolve()
    }
  }
}

export const simulateKeyRotation = async ({
  days,
  seed
}: {
  readonly days: number
  readonly seed: number
}): Promise<Tally> => {
  const random = seeded(seed)
  const between = (least: number, most: number): number => least + random() * (most - least)
  const start = 1_800_000_000_000
  const schedule = new Schedule(start)
  const count = { genuine: 0, refused: 0, unavailable: 0, unavailableLate: 0, untrusted: 0, rotations: 0, outages: 0 }
  const fetchedAt: Array<number> = []
  const triedAt: Array<number> = []

  let signing: ReadonlyArray<Key> = [makeKey(random)]
  let shown = signing[0]
  let outage: Outage | undefined
  let recoveredAt = start

  const fetchKeys = ({ signal }: FetchKeysOptions): Promise<unknown> => {
    ;(outage === undefined ? fetchedAt : triedAt).push(schedule.now)
    return new Promise((resolve, reject) => {
      if (outage === "hangs") return signal.addEventListener("abort", () => reject(new Error("aborted")))
      const [met, { keyId = "", publicKey = "" } = {}] = [outage, shown]
      schedule.after(between(20, 1500), () => {
        if (met === "refuses") reject(new Error("connect ECONNREFUSED"))
        else if (met === "answers a page") resolve("<html>502</html>")
        else resolve(met === undefined ? { callback: "https://a", key_id: keyId, public_key: publicKey } : "OK")
      })
    })
  }

  let keys: KeyStore
  let verifier: Verifier
  const restart = (known: ReadonlyArray<Key>): void => {
    const now = (): number => schedule.now
    keys = makeKeyStore({ fetchKeys, initialKeys: known, now }, (work, millis) => schedule.after(millis, work))
    verifier = makeVerifier(nodeBackend, { keys, now })
  }
  restart([])

  const deliver = (): void => {
    const [timestamp, body] = [Math.floor(schedule.now / 1000), `[{"survey_id":${count.genuine}}]`]
    const elements = signing.map((key) => `v1:${key.keyId.slice(0, 8)}:${key.sign(`${timestamp}.${body}`)}`)
    count.genuine += 1
    verifier.verify({ headers: [`t:${timestamp}`, ...elements].join(), body }).catch((cause: unknown) => {
      if (!(cause instanceof WebhookError) || cause.reason._tag !== "KeysUnavailableError") count.refused += 1
      else if (outage === undefined && schedule.now - recoveredAt > 5 * second) count.unavailableLate += 1
      else count.unavailable += 1
    })
  }

  const every = (millis: () => number, run: () => void): void => {
    schedule.after(millis(), () => {
      run()
      every(millis, run)
    })
  }

  // The exchange sends a callback for each of the two streams every 15 seconds.
  every(() => 15 * second, deliver)
  schedule.after(7 * second, () => every(() => 15 * second, deliver))

  every(
    () => between(hour, day),
    () => {
      if (signing.length > 1) return
      count.rotations += 1
      const key = makeKey(random)
      signing = [...signing, key]
      schedule.after(between(0, 45 * second), () => (shown = key))
      schedule.after(between(3 * minute, 4 * hour), () => (signing = [key]))
    }
  )

  const startOutage = (): void => {
    if (outage !== undefined) return
    count.outages += 1
    outage = pick<Outage>(random, ["refuses", "hangs", "answers a page", "answers without a key"])
    schedule.after(random() < 0.5 ? between(second, 5 * minute) : between(5 * minute, 8 * hour), () => {
      outage = undefined
      recoveredAt = schedule.now
    })
  }
  every(() => between(hour, 12 * hour), startOutage)

  // After a restart, the receiver has either no keys or the key that it used last.
  every(
    () => between(6 * hour, 2 * day),
    () => restart(random() < 0.5 ? [] : signing.slice(0, 1))
  )

  let nameOf = (): string => ""
  let pause = minute
  const sendUntrusted = (): void => {
    count.untrusted += 1
    const timestamp = Math.floor(schedule.now / 1000)
    const garbage = createHash("sha256").update(`${count.untrusted}`).digest()
    const signature = Buffer.concat([garbage, garbage]).toString("base64")
    verifier.verify({ headers: `t:${timestamp},v1:${nameOf()}:${signature}`, body: "[]" }).catch(() => {})
    schedule.after(pause * between(0.5, 1.5), sendUntrusted)
  }
  const invented = (): string =>
    below(random, 2 ** 32)
      .toString(16)
      .padStart(8, "0")
  every(
    () => between(10 * minute, 4 * hour),
    () => {
      const one = invented()
      nameOf = pick(random, [() => one, invented, () => (signing[0]?.keyId ?? "").slice(0, 8)])
      pause = pick(random, [2 * second, 10 * second, minute, hour])
    }
  )
  sendUntrusted()

  await schedule.runUntil(start + days * day)
  return {
    ...count,
    fetchesInAnHour: fullest(fetchedAt, hour),
    fetches: fetchedAt.length,
    attemptsInAMinute: fullest(triedAt, minute),
    minutes: (days * day) / minute
  }
}

/** Returns the highest number of the given points in time that lie within any interval of `stretch` milliseconds. */
const fullest = (times: ReadonlyArray<number>, stretch: number): number => {
  let [most, first] = [0, 0]
  for (const [index, at] of times.entries()) {
    while ((times[first] ?? at) <= at - stretch) first++
    most = Math.max(most, index - first + 1)
  }
  return most
}

/** Returns the violated requirements, or an empty list if all requirements are met. */
export const faultsOf = (tally: Tally): ReadonlyArray<string> => [
  ...(tally.refused > 0 ? [`${tally.refused} genuine callbacks were refused as forged`] : []),
  ...(tally.unavailableLate > 0
    ? [`${tally.unavailableLate} were refused with 503 later than 5 s after the endpoint recovered`]
    : []),
  ...(tally.fetchesInAnHour > 60 + 3 ? [`${tally.fetchesInAnHour} fetches in one hour`] : []),
  ...(tally.fetches > tally.minutes ? [`${tally.fetches} fetches in ${tally.minutes} minutes`] : []),
  ...(tally.attemptsInAMinute > 16 ? [`${tally.attemptsInAMinute} attempts in one minute of an outage`] : [])
]
