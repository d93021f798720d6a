/**
 * Determines which status codes a service sends instead of the documented status codes.
 */
import type { OperationObject } from "../openapi/index.ts"
import type { StatusCorrection } from "./Corrections.ts"

const isAlike = (one: string, other: string): boolean => one[0] === other[0]

const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Pairs each status code that the overlay adds with a status code of the same class (such as 2xx) that the overlay removes. If the overlay removes
 * none of that class, the added status code is paired with a documented status code of the same class.
 */
export const statusCorrections = (before: OperationObject, after: OperationObject): ReadonlyArray<StatusCorrection> => {
  const codes = ({ responses = {} }: OperationObject) => Object.keys(responses).filter((key) => /^\d{3}$/.test(key))
  const [old, now] = [codes(before), codes(after)]
  const gone = old.filter((code) => !now.includes(code))
  return now
    .filter((code) => !old.includes(code))
    .flatMap((added): ReadonlyArray<StatusCorrection> => {
      const candidates = gone.filter((code) => isAlike(code, added))
      const same = candidates.find((code) => sameText(before.responses?.[code], after.responses?.[added]))
      const moved = same ?? candidates[0]
      const documented = moved ?? old.find((code) => isAlike(code, added))
      if (documented === undefined) return []
      return [{ document: Number(documented), service: Number(added), replaces: moved !== undefined }]
    })
}
