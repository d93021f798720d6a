/**
 * Issues and checks access tokens. A token is an opaque string that is valid for ten hours of virtual time.
 *
 * Source: the vendor's brand lift document, section Authentication.
 */
import type { Environment } from "../../environment/Environment.ts"
import { memoize } from "../../http/memoize.ts"
import { hour } from "../Instant.ts"

const lifetime = 10 * hour
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

/** Returns the token in an `Authorization` header. Undefined if the header does not contain a bearer token. */
const tokenOf = memoize((authorization) => /^Bearer +([^ ]+) *$/i.exec(authorization)?.[1])

export interface IssuedToken {
  readonly token: string
  readonly lifetimeSeconds: number
}

export interface Tokens {
  readonly issue: () => IssuedToken
  /** Returns the reason why an `Authorization` header is rejected. Undefined if the header is valid. */
  readonly refusal: (authorization: string | undefined) => string | undefined
}

export const make = ({ clock, random }: Pick<Environment, "clock" | "random">): Tokens => {
  const draws = random.fork("brand lift tokens")
  /** The expiry time of each token. Expired tokens are kept so that the error message can state that the token has expired. */
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
