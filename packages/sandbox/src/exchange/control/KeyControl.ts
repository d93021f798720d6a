/**
 * The operation of the control API that rotates a supplier's signing key.
 */
import type { ExchangeControl } from "../../control/ControlHandlers.ts"
import type { ExchangeState } from "../ExchangeState.ts"
import { isOwnSupplier } from "../Suppliers.ts"
import { noSupplier } from "./controlErrors.ts"

const usualOverlap = 3_600

export const make = ({ keys, now }: ExchangeState): Pick<ExchangeControl, "rotateSupplierKey"> => ({
  rotateSupplierKey: ({ body, params: { supplier_code } }) => {
    if (!isOwnSupplier(supplier_code)) return noSupplier(supplier_code)
    keys.rotate(supplier_code, now() + (body?.overlap_seconds ?? usualOverlap) * 1000)
    return { status: 200, body: keys.shown(supplier_code) }
  }
})
