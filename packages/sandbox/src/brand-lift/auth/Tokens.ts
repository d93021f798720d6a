/**
 * Access tokens: opaque text, valid for ten hours of virtual time.
 *
 * Source: the brand lift document, Authentication.
 */
import type { Environment } from "../../environment/Environment.ts"
import { remembered } from "../../http/remembered.ts"
import { hour } from "../Instant.ts"

const lifetime = 10 * hour
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

/** The token of an `Authorization` header. */
const tokenOf = remembered((authorization) => /^Bearer +([^ ]+) *$/i.exec(authorization)?.[1])

export interface Issued {
  readonly token: string
  readonly lifetimeSeconds: number
}

export interface Tokens {
  readonly issue: () => Issued
  /** Why an `Authorization` header is refused, or undefined when it is valid. */
  readonly refusal: (authorization: string | undefined) => string | undefined
}

export const make = ({ clock, random }: Pick<Environment, "clock" | "random">): Tokens => {
  const draws = random.fork("brand lift tokens")
  /** By token: the time at which it expires. Kept after that, so that the refusal can state the reason. */
  const expiries = new Map<string, number>()

  return {
    issue: () => {
      const token = Array.from({ length: 43 }, () => alphabet[draws.integer(0, 63)]).join("")
      expiries.set(token, clock.now() + lifetime)
      return { token, lifetimeSeconds: lifetime / 1000 }
    },
    refusal: (authorization) => {
      if (authorization === undefined || authorization === "") return "Authentication credentials were not provided."
      const token = tokenOf(authorization)
      if (token === undefined) return "The Authorization header must be: Bearer <access token>."
      const expiry = expiries.get(token)
      if (expiry === undefined) return "The access token is not valid."
      return clock.now() < expiry ? undefined : "The access token has expired."
    }
  }
}
