/**
 * Leases with fencing, and the one transaction that moves a projection forward.
 *
 * A lane is one stream's projection into one set of tables. Its token only ever grows, and a commit names the token and the
 * place it starts from: a projector that was thought dead and comes back finds either changed and writes nothing.
 */
import { Effect, Option } from "effect"
import type { StreamName } from "../Message.ts"
import { toRow } from "./Columns.ts"
import { bytes, type Engine, integer, type Statement, type Step } from "./Engine.ts"
import { toEntry } from "./Log.ts"
import { projectionSteps } from "./projectionSteps.ts"
import type { OpportunityRow } from "./Rows.ts"
import type { Claim, Store } from "./Store.ts"
import { FencedError, StoreError } from "./StoreError.ts"
import * as Tables from "./Tables.ts"

export const laneOf = ({ set, stream }: { readonly set: Tables.TableSet; readonly stream: StreamName }): string =>
  set === "live" ? stream : `shadow/${stream}`

/** Fails the transaction unless the claim is the latest and nobody has moved its place. */
export const guard = (claim: Claim): Statement => ({
  sql: "UPDATE projector SET token = token WHERE lane = ? AND token = ? AND sequence = ? AND item = ? RETURNING lane",
  params: [laneOf(claim), claim.token, claim.place.sequence, claim.place.item],
  expect: "one"
})

export const fenced = (operation: string, claim: Claim): StoreError =>
  new StoreError({ operation, reason: new FencedError({ lane: laneOf(claim), token: claim.token }) })

/** `skipLocked` is added where a claim would otherwise wait for a commit of the holder. */
export const makeLanes = (
  engine: Engine,
  skipLocked: string
): Pick<Store, "claim" | "release" | "next" | "currents" | "commit"> => {
  const claim: Store["claim"] = ({ force = false, holder, leaseMillis, now, set, stream }) => {
    const lane = laneOf({ set, stream })
    const free = force ? "" : "AND (lease_until <= ? OR holder = ?)"
    const steps: ReadonlyArray<Step> = [
      {
        sql: `INSERT INTO projector (lane, holder, token, lease_until, sequence, item)
          VALUES (?, '', 0, 0, 0, 0) ON CONFLICT (lane) DO NOTHING`,
        params: [lane]
      },
      {
        sql: `UPDATE projector SET holder = ?, token = token + 1, lease_until = ?
          WHERE lane IN (SELECT lane FROM projector WHERE lane = ? ${free}${force ? "" : skipLocked})
          RETURNING token, sequence, item`,
        params: [holder, now + leaseMillis, lane, ...(force ? [] : [now, holder])]
      }
    ]
    return Effect.map(engine.transact("claim", steps), ({ rows }) =>
      Option.map(Option.fromUndefinedOr(rows[1]?.[0]), (row): Claim => ({
        stream,
        set,
        token: integer(row, "token"),
        place: { sequence: integer(row, "sequence"), item: integer(row, "item") }
      }))
    )
  }

  const release: Store["release"] = (claim) =>
    Effect.asVoid(
      engine.transact("release", [
        {
          sql: "UPDATE projector SET lease_until = 0 WHERE lane = ? AND token = ?",
          params: [laneOf(claim), claim.token]
        }
      ])
    )

  const next: Store["next"] = ({ place, stream }) =>
    Effect.map(
      engine.query(
        "next",
        `SELECT message.*, body FROM message LEFT JOIN message_body ON message_body.digest = message.digest
          WHERE stream = ? AND sequence >= ? ORDER BY sequence LIMIT 1`,
        [stream, place.sequence]
      ),
      ([row]) => Option.map(Option.fromUndefinedOr(row), (found) => ({ ...toEntry(found), body: bytes(found, "body") }))
    )

  const currents: Store["currents"] = (set, surveyIds) =>
    Effect.map(
      Effect.forEach(padded(surveyIds), (ids) =>
        engine.query(
          "currents",
          `SELECT * FROM ${Tables.inSet(set, Tables.opportunity)} WHERE survey_id IN (${ids.map(() => "?").join(", ")})`,
          ids
        )
      ),
      (found) => found.flat().map((row) => toRow(Tables.opportunity, row) as unknown as OpportunityRow)
    )

  const commit: Store["commit"] = (claim, slice, { leaseMillis, now }) => {
    const steps: ReadonlyArray<Step> = [
      {
        sql: `UPDATE projector SET sequence = ?, item = ?, lease_until = ?
          WHERE lane = ? AND token = ? AND sequence = ? AND item = ? RETURNING lane`,
        params: [
          slice.place.sequence,
          slice.place.item,
          now + leaseMillis,
          laneOf(claim),
          claim.token,
          claim.place.sequence,
          claim.place.item
        ],
        expect: "one"
      },
      ...projectionSteps(claim.set, slice)
    ]
    // Should the machine lose it, the place is lost with it, and the same is computed again from there.
    return Effect.flatMap(engine.transact("commit", steps, "computable"), ({ unmet }) =>
      unmet === undefined ? Effect.succeed({ ...claim, place: slice.place }) : Effect.fail(fenced("commit", claim))
    )
  }

  return { claim, release, next, currents, commit }
}

/** In lists of few lengths, so that there are few statements to prepare; the last id fills the rest. */
const padded = (ids: ReadonlyArray<number>): ReadonlyArray<ReadonlyArray<number>> => {
  const lists: Array<ReadonlyArray<number>> = []
  for (let at = 0; at < ids.length; at += 512) {
    const list = ids.slice(at, at + 512)
    const length = [1, 8, 64, 512].find((one) => one >= list.length) ?? 512
    lists.push(Array.from({ length }, (_, index) => list[index] ?? list.at(-1) ?? 0))
  }
  return lists
}
